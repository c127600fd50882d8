import { addressedEventSchema, type AddressedEvent } from '@likeness/contracts/events/live-events';
import type { RenderSpec } from '@likeness/contracts/http/internal';
import type { EventBus } from '@likeness/events/event-bus';
import { RenderAnnouncer } from './render-announcer.js';

const ID = '00000000-0000-4000-8000-000000000001';
const BRIEF = {
  render_id: ID,
  generation_id: '00000000-0000-4000-8000-000000000002',
  image_index: 3,
  owner: { kind: 'user', id: '00000000-0000-4000-8000-000000000003' },
} as unknown as RenderSpec;

function announcer() {
  const publishLive = jest.fn<void, [AddressedEvent]>();
  const events = { publishLive } as unknown as EventBus;
  return { announcer: new RenderAnnouncer(events, BRIEF), publishLive };
}

describe('RenderAnnouncer', () => {
  it('publishes previews as live events of their stage', () => {
    const { announcer: told, publishLive } = announcer();
    const preview = 'data:image/webp;base64,AAAA';
    told.tell({ stage: 'matte', preview });
    const [[news]] = publishLive.mock.calls;
    expect(addressedEventSchema.shape.event.parse(news.event)).toEqual({
      type: 'render.previewed',
      job_id: ID,
      generation_id: BRIEF.generation_id,
      image_index: 3,
      stage: 'matte',
      preview,
    });
  });

  it('publishes new stages at once and throttles progress', () => {
    const { announcer: told, publishLive } = announcer();
    told.tell({ stage: 'style', fraction: 0.4 });
    told.tell({ stage: 'style', fraction: 0.41 });
    told.tell({ stage: 'verify', fraction: 1.2 });
    const percents = publishLive.mock.calls.map(([{ event }]) => event);
    expect(percents).toMatchObject([
      { stage: 'style', percent: 40 },
      { stage: 'verify', percent: 100 },
    ]);
  });
});
