import { SwitchCamera, Zap, ZapOff } from 'lucide-react';
import { IconButton } from '../../components/icon-button.js';
import type { Camera, CameraState } from './camera.js';
import * as text from './messages/en.js';

export function CameraControls({ state, camera }: { state: CameraState; camera: Camera }) {
  const isLive = state.status === 'live';
  return (
    <>
      {isLive && state.torch !== null && (
        <IconButton
          label={state.torch === 'on' ? text.flashlightOff : text.flashlightOn}
          variant="secondary"
          aria-pressed={state.torch === 'on'}
          className="col-start-1 row-start-1 justify-self-end"
          onClick={() => void camera.toggleTorch()}
        >
          {state.torch === 'on' ? <Zap aria-hidden /> : <ZapOff aria-hidden />}
        </IconButton>
      )}
      {isLive && state.canSwitch && (
        <IconButton
          label={text.switchCamera}
          variant="secondary"
          className="col-start-3 row-start-1"
          onClick={() => void camera.switch()}
        >
          <SwitchCamera aria-hidden />
        </IconButton>
      )}
    </>
  );
}
