import { Link } from '@tanstack/react-router';
import { Button } from '../../components/button.js';
import { titleOf } from '../../lib/head/site-title.js';
import * as text from './messages/en.js';

export function PostNotFound() {
  return (
    <div className="wrap py-section">
      <title>{titleOf(text.missingTitle)}</title>
      <div className="grid min-h-72 place-content-center justify-items-center gap-5 p-8 text-center crop-marks">
        <h1 className="type-h3">{text.missing}</h1>
        <Button asChild>
          <Link to="/blog">{text.backToBlog}</Link>
        </Button>
      </div>
    </div>
  );
}
