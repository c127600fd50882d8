export function archiveOf(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const data: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const file = Buffer.alloc(30);
    file.writeUInt32LE(0x04034b50);
    file.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt32LE(Buffer.byteLength(text), 20);
    entry.writeUInt32LE(Buffer.byteLength(text), 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(offset, 42);
    const bytes = Buffer.concat([file, Buffer.from(name), Buffer.from(text)]);
    offset += bytes.length;
    data.push(bytes);
    list.push(entry, Buffer.from(name));
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...data, ...list, end]));
}

export function listOf(...names: string[]): string {
  const lines = names.map((name) => `${name}: its file is missing`);
  return `These images are not in this download:\r\n\r\n${lines.join('\r\n')}\r\n`;
}
