import { startS3StandIn } from '@likeness/testing/s3-stand-in';

const [directory = '', port = '', bucket = ''] = process.argv.slice(2);

await startS3StandIn({ buckets: [bucket], directory, port: Number(port) });
process.send?.('ready');
process.once('disconnect', () => process.exit());
