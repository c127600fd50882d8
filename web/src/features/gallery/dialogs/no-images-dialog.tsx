import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import * as text from './messages/en.js';

export function NoImagesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      title={text.noImagesSelected}
      description={text.selectOne}
      footer={
        <Button variant="primary" onClick={onClose}>
          {text.ok}
        </Button>
      }
    />
  );
}
