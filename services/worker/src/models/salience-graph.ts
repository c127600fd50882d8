import { OnnxGraph } from './onnx-graph.js';
import { type ProtobufField, readProtobuf } from './protobuf-reader.js';
import { ProtobufWriter } from './protobuf-writer.js';
import { TO_CHANNELS_FIRST } from './tflite-operators.js';

/** Field numbers of https://github.com/onnx/onnx/blob/main/onnx/onnx.proto. */
const [GRAPH, NAME, INPUT, OUTPUT] = [7, 1, 11, 12];
/** Pixels per side. With the published 320, cut-outs are no better, and a run takes 1.6 times as long. */
const SIDE = 256;
const MEAN = [0.485, 0.456, 0.406];
const DEVIATION = [0.229, 0.224, 0.225];

/** U²-Net-p without its side outputs: `image` [1,256,256,3] RGB 0..1 → `salient` [1,256,256,1]. */
export function salienceGraph(file: Uint8Array, side = SIDE): Uint8Array {
  const own = fieldsOf(file, GRAPH);
  const ends = new OnnxGraph('salience');
  const planes = ends.node('Transpose', [ends.input('image', [1, side, side, 3])], {
    perm: TO_CHANNELS_FIRST,
  });
  const row = (values: readonly number[]) => ends.weights(Float32Array.from(values), [3, 1, 1]);
  const centred = ends.node('Sub', [planes, row(MEAN)]);
  ends.node('Div', [centred, row(DEVIATION)], {}, nameOfFirst(own, INPUT));
  const shape = ends.integers([1, side, side, 1]);
  const salient = ends.output('salient', [1, side, side, 1]);
  ends.node('Reshape', [nameOfFirst(own, OUTPUT), shape], {}, salient);
  const graph = new ProtobufWriter();
  for (const field of fieldsOf(ends.serialise(), GRAPH)) copy(graph, field);
  for (const field of own) {
    if (field.number !== INPUT && field.number !== OUTPUT) copy(graph, field);
  }
  const model = new ProtobufWriter().message(GRAPH, graph);
  for (const field of readProtobuf(file)) if (field.number !== GRAPH) copy(model, field);
  return model.finish();
}

function fieldsOf(message: Uint8Array, number: number): ProtobufField[] {
  const found = [...readProtobuf(message)].find((field) => field.number === number);
  if (!(found?.value instanceof Uint8Array)) throw new Error(`The model lacks field ${number}`);
  return [...readProtobuf(found.value)];
}

function nameOfFirst(graph: readonly ProtobufField[], number: number): string {
  const first = graph.find((field) => field.number === number);
  if (!(first?.value instanceof Uint8Array)) throw new Error(`The model lacks field ${number}`);
  const name = [...readProtobuf(first.value)].find((field) => field.number === NAME)?.value;
  return new TextDecoder().decode(name as Uint8Array);
}

function copy(to: ProtobufWriter, { number, value }: ProtobufField): void {
  if (typeof value === 'number') to.integer(number, value);
  else to.bytes(number, value);
}
