const MARKER = 0xffe1;
const NAMESPACE = 'http://ns.adobe.com/xap/1.0/\0';
const START_BYTES = 2;

/** Writes an IPTC source type into a JPEG without XMP, behind the start marker (XMP part 3, 1.1.3). */
export function withSourceType(jpeg: Buffer, sourceType: string): Buffer {
  const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="${sourceType}"/></rdf:RDF></x:xmpmeta>`;
  const body = Buffer.from(NAMESPACE + packet);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(MARKER);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, START_BYTES), head, body, jpeg.subarray(START_BYTES)]);
}
