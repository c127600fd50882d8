import { inlineScriptHashes } from './security-headers.js';

describe('the hashes of inline scripts', () => {
  it('cover exactly the text between the tags, as CSP requires', () => {
    const html = `<script src="/a.js"></script><SCRIPT type="module">doSomething();</SCRIPT>
      <script type="module" crossorigin src="/b.js"></script><script>doSomething();</script>`;
    // The example of CSP level 3, 8.3, hashed with `openssl dgst -sha256`.
    const hash = "'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='";
    expect(inlineScriptHashes(html)).toEqual([hash, hash]);
  });
});
