declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: never[] }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
