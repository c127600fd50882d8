import { randomUUID } from 'node:crypto';
import type { Image } from '@likeness/contracts/http/images';
import { DataSource } from 'typeorm';
import { member, type RunningImages, startImages } from '../../testing/images-app.js';
import { RecipesWithoutKeys1764800000000 } from './1764800000000-recipes-without-keys.js';

describe('recipes of earlier workers', () => {
  let images: RunningImages;
  beforeAll(async () => {
    images = await startImages();
  });
  afterAll(() => images.close());

  it('name photos by id and are otherwise unchanged', async () => {
    const person = member();
    const [photo, look] = [randomUUID(), randomUUID()];
    const recipe = (of: (id: string) => string) => ({
      style: 'oil',
      positive_prompt: 'say "referenceId": "uploads/x/photo.jpg"',
      referenceId: of(photo),
      lookReferenceId: of(look),
      heldOut: { referenceId: of(photo), percent: 90, euclid: 0.3, cosine: 0.9 },
    });
    const creation_method_config = recipe((id) => `uploads/${id}/photo.jpg`);
    const { id } = await images.portrait(person.owner, { creation_method_config });
    const runner = images.app.get(DataSource).createQueryRunner();
    await new RecipesWithoutKeys1764800000000().up(runner);
    await runner.release();
    const image = (await (await images.as(person, `/api/images/${id}`)).json()) as Image;
    expect(image.creation_method_config).toEqual(recipe((each) => each));
  });
});
