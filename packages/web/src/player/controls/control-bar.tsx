import type { Playable } from '@sands/contract/media/media.model'
import {
  Captions as CaptionsIcon,
  CaptionsOff,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RotateCcw,
  Settings,
  Volume2,
  VolumeX,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../i18n/i18n.ts'
import type { MediaState } from '../use-media.ts'
import type { FullScreen } from '../video/full-screen.ts'
import { canBeSmall, toggleSmallWindow } from '../video/small-window.ts'
import type { Captions } from '../video/use-captions.ts'
import type { VideoActs } from '../video/use-video-acts.ts'
import styles from './control-bar.module.css'
import { PlayerTime, SeekBar } from './seek-bar.tsx'

interface ControlBarProps {
  video: HTMLVideoElement | null
  playable: Playable
  state: MediaState
  stroke: number | null
  /** The farthest place, in seconds, that the learner may seek to. */
  limit: number | undefined
  fullScreen: FullScreen
  captions: Captions
  acts: VideoActs
  onSettings: () => void
}

interface BarButtonProps {
  label: string
  onClick: () => void
  children: ReactNode
  pressed?: boolean
  /** Shown only where there is room for it. */
  wide?: boolean
}

function BarButton({ label, onClick, children, pressed, wide = false }: BarButtonProps) {
  return (
    <button
      type="button"
      className={wide ? styles.wideButton : styles.button}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

const MAIN = {
  play: { label: 'media.play', icon: <Play size={24} fill="currentColor" aria-hidden /> },
  pause: { label: 'media.pause', icon: <Pause size={24} fill="currentColor" aria-hidden /> },
  replay: { label: 'media.replay', icon: <RotateCcw size={24} aria-hidden /> },
} as const

const mainOf = ({ ended, paused }: MediaState) => (ended ? MAIN.replay : paused ? MAIN.play : MAIN.pause)

export function ControlBar({
  video,
  playable,
  state,
  stroke,
  limit,
  fullScreen,
  captions,
  acts,
  onSettings,
}: ControlBarProps) {
  const t = useT()
  const silent = state.muted || state.volume === 0
  const main = mainOf(state)
  const speed = acts.speed === 1 ? '' : `${acts.speed}×`
  return (
    <div className={styles.bar}>
      <SeekBar video={video} playable={playable} stroke={stroke} limit={limit} onSeek={acts.seekTo} />
      <div className={styles.row}>
        <BarButton label={t(main.label)} onClick={acts.toggle}>
          {main.icon}
        </BarButton>
        <BarButton wide label={t(silent ? 'media.unmute' : 'media.mute')} onClick={acts.toggleMuted}>
          {silent ? <VolumeX size={22} aria-hidden /> : <Volume2 size={22} aria-hidden />}
        </BarButton>
        <input
          type="range"
          className={styles.volume}
          aria-label={t('media.volume')}
          min={0}
          max={1}
          step={0.05}
          value={silent ? 0 : state.volume}
          onChange={(event) => acts.setVolume(Number(event.target.value))}
        />
        <PlayerTime video={video} duration={playable.duration} />
        <span className={styles.space} />
        {playable.captions.length > 0 && (
          <BarButton label={t('media.captions')} pressed={captions.language !== null} onClick={acts.toggleCaptions}>
            {captions.language === null ? (
              <CaptionsOff size={22} aria-hidden />
            ) : (
              <CaptionsIcon size={22} aria-hidden />
            )}
          </BarButton>
        )}
        <BarButton label={`${t('media.player_settings')}${speed && ` ${speed}`}`} onClick={onSettings}>
          <Settings size={22} aria-hidden />
          {speed && <span className={styles.speed}>{speed}</span>}
        </BarButton>
        {video && canBeSmall(video) && (
          <BarButton wide label={t('media.small_window')} onClick={() => toggleSmallWindow(video)}>
            <PictureInPicture2 size={22} aria-hidden />
          </BarButton>
        )}
        {fullScreen.able && (
          <BarButton
            label={t(fullScreen.full ? 'media.leave_full_screen' : 'media.full_screen')}
            onClick={fullScreen.toggle}
          >
            {fullScreen.full ? <Minimize size={22} aria-hidden /> : <Maximize size={22} aria-hidden />}
          </BarButton>
        )}
      </div>
    </div>
  )
}
