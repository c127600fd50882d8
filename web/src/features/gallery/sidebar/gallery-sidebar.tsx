import { useSession } from '../../../lib/session/use-session.js';
import { canPay, CREDITS_REQUIRED } from '../../watermarks/watermark-rules.js';
import type { ImageSelection } from '../selection/use-selection.js';
import { Sidebar, type SidebarProps } from './sidebar.js';

type GallerySidebarProps = Omit<SidebarProps, 'isSelecting' | 'watermarkHint' | 'onSelect'> & {
  selection: ImageSelection;
  onChosen: () => void;
};

export function GallerySidebar(props: GallerySidebarProps) {
  const { selection, onChosen } = props;
  const { user } = useSession();
  return (
    <Sidebar
      {...props}
      isSelecting={selection.isOn}
      watermarkHint={canPay(user) ? undefined : CREDITS_REQUIRED}
      onGo={(change) => {
        props.onGo(change);
        if (!('q' in change)) onChosen();
      }}
      onSelect={() => {
        selection.act({ type: selection.isOn ? 'left' : 'entered' });
        onChosen();
      }}
      onSelectAll={() => {
        props.onSelectAll();
        onChosen();
      }}
      onAction={(action) => {
        onChosen();
        props.onAction(action);
      }}
      onDeleted={() => {
        onChosen();
        props.onDeleted();
      }}
    />
  );
}
