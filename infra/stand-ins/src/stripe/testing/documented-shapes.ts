import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export type ShapeName =
  | 'Product'
  | 'Price'
  | 'Customer'
  | 'DeletedCustomer'
  | 'Checkout.Session'
  | 'LineItem'
  | 'Subscription'
  | 'Invoice'
  | 'PaymentIntent'
  | 'Charge'
  | 'Refund'
  | 'Dispute';

/** Required fields must be present, unknown ones absent, and each nested value of its type. */
export class DocumentedShapes {
  private readonly checker: ts.TypeChecker;
  private readonly probe: ts.SourceFile;

  constructor(names: readonly ShapeName[]) {
    const entry = fileURLToPath(import.meta.resolve('stripe'));
    const members = names.map((name) => `'${name}': Stripe.${name}`).join(';');
    const text = `import type { Stripe } from '${entry}'; export type Probe = { ${members} };`;
    const name = fileURLToPath(new URL('probe.ts', import.meta.url));
    const options: ts.CompilerOptions = {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2023,
      strict: true,
      skipLibCheck: true,
      types: [],
    };
    const host = ts.createCompilerHost(options);
    const { getSourceFile } = host;
    host.getSourceFile = (file, version) =>
      file === name ? ts.createSourceFile(file, text, version) : getSourceFile(file, version);
    const program = ts.createProgram([name], options, host);
    const probe = program.getSourceFile(name);
    if (!probe) throw new Error('the probe was not read');
    this.checker = program.getTypeChecker();
    this.probe = probe;
  }

  differences(name: ShapeName, value: unknown): string[] {
    return this.compare(this.typeOf(name), value, name);
  }

  private typeOf(name: ShapeName): ts.Type {
    const alias = this.probe.statements.find(ts.isTypeAliasDeclaration);
    if (!alias) throw new Error('no probe');
    const member = this.checker.getTypeAtLocation(alias.name).getProperty(name);
    if (!member) throw new Error(`no type ${name}`);
    const type = this.checker.getTypeOfSymbol(member);
    if (type.flags & ts.TypeFlags.Any) throw new Error(`${name} can't be resolved`);
    return type;
  }

  private compare(type: ts.Type, value: unknown, path: string): string[] {
    const members = type.isUnion() ? type.types : [type];
    const tries = members.map((member) => this.compareWithOne(member, value, path));
    if (tries.some((differences) => differences.length === 0)) return [];
    return tries.toSorted((one, other) => depthOf(other) - depthOf(one))[0] ?? [];
  }

  private compareWithOne(type: ts.Type, value: unknown, path: string): string[] {
    const expected = this.checker.typeToString(type);
    const wrong = [`${path}: expected ${expected}, got ${JSON.stringify(value)?.slice(0, 60)}`];
    const is = (flags: ts.TypeFlags) => (type.flags & flags) !== 0;
    if (is(ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return [];
    if (value === null) return is(ts.TypeFlags.Null) ? [] : wrong;
    if (type.isStringLiteral() || type.isNumberLiteral()) return value === type.value ? [] : wrong;
    if (is(ts.TypeFlags.BooleanLiteral)) return JSON.stringify(value) === expected ? [] : wrong;
    if (is(ts.TypeFlags.String)) return typeof value === 'string' ? [] : wrong;
    if (is(ts.TypeFlags.Number)) return typeof value === 'number' ? [] : wrong;
    if (expected === 'Decimal')
      return typeof value === 'string' && /^\d+$/.test(value) ? [] : wrong;
    if (typeof value !== 'object' || !is(ts.TypeFlags.Object)) return wrong;
    if (Array.isArray(value)) {
      const item = this.checker.getIndexTypeOfType(type, ts.IndexKind.Number);
      if (!item || !this.checker.isArrayType(type)) return wrong;
      return value.flatMap((each, index) => this.compare(item, each, `${path}[${index}]`));
    }
    return this.checker.isArrayType(type) ? wrong : this.compareFields(type, value, path);
  }

  private compareFields(type: ts.Type, value: object, path: string): string[] {
    const known = this.checker.getPropertiesOfType(type);
    const rest = this.checker.getIndexTypeOfType(type, ts.IndexKind.String);
    const missing = known
      .filter(({ name, flags }) => !(flags & ts.SymbolFlags.Optional) && !(name in value))
      .map(({ name }) => `${path}.${name}: missing`);
    const fields = Object.entries(value).flatMap(([key, field]) => {
      const property = known.find(({ name }) => name === key);
      if (property) {
        return this.compare(this.checker.getTypeOfSymbol(property), field, `${path}.${key}`);
      }
      return rest
        ? this.compare(rest, field, `${path}.${key}`)
        : [`${path}.${key}: not documented`];
    });
    return [...missing, ...fields];
  }
}

/** For a union, the type that matches deepest gives the most useful message. */
function depthOf(differences: string[]): number {
  return Math.min(...differences.map((text) => text.split('.').length)) - differences.length / 1000;
}
