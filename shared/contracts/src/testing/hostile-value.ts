import { randomUUID } from 'node:crypto';
import { z } from 'zod';

type Shape = {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Shape>>;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
};

/** A value of a schema with the text in place of every free text, and lists as long as allowed up to a limit. */
export function hostileValue(schema: z.ZodType, text: string, mostItems: number): unknown {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  return valueOf(root, text);

  function valueOf(shape: Shape, text: string): unknown {
    const { $ref, type, properties, items, maxLength = text.length } = shape;
    const [option] = shape.anyOf ?? shape.oneOf ?? [];
    const known = option ?? root.$defs?.[$ref?.split('/').at(-1) ?? ''];
    if (known) return valueOf(known, text);
    if (shape.enum) return shape.enum[0];
    if (shape.format === 'uuid') return randomUUID();
    if (properties) {
      const entries = Object.entries(properties);
      return Object.fromEntries(entries.map(([name, each]) => [name, valueOf(each, text)]));
    }
    if (items) {
      const length = Math.max(
        Math.min(shape.maxItems ?? mostItems, mostItems),
        shape.minItems ?? 0,
      );
      const part = text.slice(0, Math.ceil(text.length / length));
      return Array.from({ length }, () => valueOf(items, part));
    }
    if (type === 'integer' || type === 'number') return Math.max(shape.minimum ?? 1, 1);
    return type === 'boolean' ? true : text.slice(0, maxLength);
  }
}
