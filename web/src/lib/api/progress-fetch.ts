export function progressFetch(
  onSent: (percent: number) => void,
): (path: string, init: RequestInit) => Promise<Response> {
  return (path, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      // `fetch` can't report upload progress.
      const request = new XMLHttpRequest();
      request.open(method, path);
      request.responseType = 'blob';
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = ({ loaded, total }) => {
        if (total > 0) onSent(Math.floor((loaded / total) * 100));
      };
      request.onload = () => resolve(responseOf(request));
      request.onerror = request.onabort = () => reject(new TypeError('Failed to fetch'));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit | null);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...rest] = line.split(':');
    return [name, rest.join(':').trim()];
  });
  const { status, response } = request as { status: number; response: Blob | null };
  return new Response(response?.size ? response : null, { status, headers });
}
