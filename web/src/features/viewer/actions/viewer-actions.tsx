import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import {
  Crop,
  Download,
  Eraser,
  Hash,
  Heart,
  Laugh,
  Repeat2,
  Share2,
  ThumbsDown,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../../../components/button.js';
import * as text from '../messages.js';
import type { Actions } from './use-viewer-actions.js';

function Key({ name }: { name: 'L' | 'D' }) {
  return (
    <kbd className="type-data rounded-[3px] border border-current/35 px-1.5 leading-[1.4] text-current/80 max-lg:hidden">
      {name}
    </kbd>
  );
}

const REACTIONS = [
  { name: 'like', label: text.like, Icon: Heart, shortcut: 'L' },
  { name: 'dislike', label: text.dislike, Icon: ThumbsDown, shortcut: 'D' },
] as const;

/** What the buttons of the two reactions have in common; none for guests. */
function reactionsOf(actions: Actions) {
  return REACTIONS.flatMap(({ name, Icon, ...words }) => {
    const onClick = actions[name];
    if (!onClick) return [];
    const isOn = actions.reaction === name;
    const button = {
      'aria-pressed': isOn,
      className: clsx(isOn && 'border-ink! bg-ink! text-page! hover:bg-ink/88!'),
      onClick,
    };
    const icon = <Icon aria-hidden className={clsx(isOn && 'fill-current')} />;
    return [{ ...words, button, icon }];
  });
}

export function QuickActions({ actions }: { actions: Actions }) {
  const { download, isDownloading } = actions;
  return (
    <>
      {reactionsOf(actions).map(({ label, button, icon }) => (
        <IconButton key={label} label={label} variant="secondary" {...button}>
          {icon}
        </IconButton>
      ))}
      <IconButton
        label={text.download}
        variant="primary"
        aria-busy={isDownloading || undefined}
        onClick={download}
      >
        <Download aria-hidden />
      </IconButton>
    </>
  );
}

export function MainActions({ actions }: { actions: Actions }) {
  const { download, isDownloading } = actions;
  return (
    <div className="grid grid-cols-2 gap-2">
      {reactionsOf(actions).map(({ label, shortcut, button, icon }) => (
        <Button key={label} {...button}>
          {icon}
          {label}
          <Key name={shortcut} />
        </Button>
      ))}
      <Button variant="primary" className="col-span-2" busy={isDownloading} onClick={download}>
        {!isDownloading && <Download aria-hidden />}
        <span>{text.download}</span>
      </Button>
    </div>
  );
}

type RowProps = {
  icon: ReactNode;
  children: ReactNode;
  end?: string;
  isDanger?: boolean;
  busy?: boolean;
  onPress: () => void;
};

function Row({ icon, children, end, isDanger, busy, onPress }: RowProps) {
  return (
    <li className="border-t border-line">
      <button
        type="button"
        aria-busy={busy || undefined}
        onClick={busy ? undefined : onPress}
        className={clsx(
          'flex min-h-12 w-full items-center gap-3 text-left text-control font-medium hover:bg-ink/6 [&_svg]:size-4.5 [&_svg]:stroke-[1.75]',
          isDanger && 'text-danger',
        )}
      >
        <span className="contents">{icon}</span>
        <span>{children}</span>
        {end !== undefined && <span className="type-data ml-auto text-ink-2">{end}</span>}
      </button>
    </li>
  );
}

export function MoreActions({ actions }: { actions: Actions }) {
  const {
    chooseSize,
    share,
    isSharing,
    createMeme,
    more,
    sameSeed,
    removeWatermark,
    price,
    isOfferedAccount,
    remove,
  } = actions;
  return (
    <ul className="border-b border-line">
      {chooseSize && (
        <Row icon={<Crop aria-hidden />} onPress={chooseSize}>
          {text.otherSizes}
        </Row>
      )}
      {more && (
        <Row icon={<Repeat2 aria-hidden />} onPress={more}>
          {text.makeMore}
        </Row>
      )}
      {sameSeed && (
        <Row icon={<Hash aria-hidden />} onPress={sameSeed}>
          {text.reuseSettings}
        </Row>
      )}
      <Row icon={<Share2 aria-hidden />} busy={isSharing} onPress={share}>
        {text.share}
      </Row>
      <Row icon={<Laugh aria-hidden />} onPress={createMeme}>
        {text.createMeme}
      </Row>
      {removeWatermark && (
        <Row icon={<Eraser aria-hidden />} end={price} onPress={removeWatermark}>
          {text.removeWatermark}
        </Row>
      )}
      {isOfferedAccount && (
        <li className="border-t border-line">
          <Link
            to="/signup"
            className="flex min-h-12 items-center gap-3 py-2 text-control font-medium hover:bg-ink/6 [&_svg]:size-4.5 [&_svg]:flex-none [&_svg]:stroke-[1.75]"
          >
            <Eraser aria-hidden />
            {text.removeWithAccount}
          </Link>
        </li>
      )}
      {remove && (
        <Row icon={<Trash2 aria-hidden />} isDanger onPress={remove}>
          {text.remove}
        </Row>
      )}
    </ul>
  );
}
