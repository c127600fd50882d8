import type { CheckManifest } from '@likeness/contracts/packs/check-manifest';
import type { RgbImage } from '../../../imaging/rgb-image.js';
import { seenBy } from '../../../packs/picture-input.js';
import { Graph, type GraphSource } from '../graphs/graph.js';

type Classifier = CheckManifest['classifier'];

export class PictureClassifier {
  private constructor(
    private readonly graph: Graph,
    private readonly settings: Classifier,
  ) {}

  static async open(
    source: GraphSource,
    { classifier }: Pick<CheckManifest, 'classifier'>,
  ): Promise<PictureClassifier> {
    return new PictureClassifier(await Graph.open(source, 'classifier'), classifier);
  }

  /** NaN scores refuse the picture. */
  async refuses(image: RgbImage): Promise<boolean> {
    const { labels, refuse } = this.settings;
    const probabilities = await this.#probabilities(image);
    return Object.entries(refuse).some(
      ([label, threshold]) => !(probabilities[labels.indexOf(label)] < threshold),
    );
  }

  async #probabilities(picture: RgbImage): Promise<number[]> {
    const { size, activation } = this.settings;
    const input = await seenBy(this.settings, picture);
    const image = this.graph.tensor('image', input, [1, 3, size.height, size.width]);
    const { scores } = await this.graph.run({ image });
    return ACTIVATIONS[activation](Array.from(scores.data));
  }
}

const ACTIVATIONS: Readonly<Record<Classifier['activation'], (scores: number[]) => number[]>> = {
  none: (scores) => scores,
  sigmoid: (scores) => scores.map((score) => 1 / (1 + Math.exp(-score))),
  softmax: (scores) => {
    const greatest = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - greatest));
    const sum = powers.reduce((total, power) => total + power, 0);
    return powers.map((power) => power / sum);
  },
};
