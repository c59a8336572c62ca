import { type FocusEvent, useImperativeHandle, useState } from 'react'
import { useT } from '../../i18n/i18n.ts'
import { Watermark } from '../../watermark/watermark.tsx'
import { ControlBar } from '../controls/control-bar.tsx'
import { PlayerSettings } from '../controls/player-settings.tsx'
import { ResumeHint } from '../controls/resume-hint.tsx'
import { useControls } from '../controls/use-controls.ts'
import { useKeys } from '../controls/use-keys.ts'
import { startAt as startOf } from '../place/start-at.ts'
import { useAnnouncement } from '../place/use-announcement.ts'
import { useGuard } from '../place/use-guard.ts'
import type { ReadyFile } from '../player-file.ts'
import { useSource } from '../source/use-source.ts'
import { useMediaState } from '../use-media.ts'
import { useFullScreen } from './full-screen.ts'
import { PlayerCenter } from './player-center.tsx'
import { SeekPreview } from './seek-preview.tsx'
import { useCaptions } from './use-captions.ts'
import { useGestures } from './use-gestures.ts'
import { useVideo } from './use-video.ts'
import { useVideoActs } from './use-video-acts.ts'
import type { VideoPlayerProps } from './video-player-props.ts'
import styles from './video-stage.module.css'

type VideoStageProps = Omit<VideoPlayerProps, 'file' | 'onRefresh'> & { file: ReadyFile }

const TO_READ_MS = 4000
/** Plays inline also in apps that would open their own full-screen player, as chat apps do. */
const WITHIN_THE_PAGE = { 'webkit-playsinline': 'true', 'x5-playsinline': 'true', 'x5-video-player-type': 'h5-page' }

/** A playable video with all its controls. */
export function VideoStage({ file, watermark, onPlayed, autoPlay = false, offline, place, ...rules }: VideoStageProps) {
  const t = useT()
  const { duration, videoWidth, videoHeight } = file.playable
  // Values from when the player opened: addresses change with every answer about the file, and pictures would flicker.
  const [{ coverUrl, playable: held }] = useState(file)
  const [startAt] = useState(() => startOf(file.id, rules))
  const [settings, setSettings] = useState(false)
  const [stroke, setStroke] = useState<number | null>(null)
  const { root, setRoot, video, setVideo } = useVideo({ file, placeKey: rules.placeKey, onPlayed })
  const state = useMediaState(video)
  const source = useSource(video, { file, startAt, autoPlay, offline })
  const fullScreen = useFullScreen({ root, video, covered: watermark !== null })
  const captions = useCaptions(video, held.captions)
  const said = useAnnouncement()
  const controls = useControls(state.paused || state.ended || settings || stroke !== null)
  const acts = useVideoActs({ video, duration, state, source, fullScreen, captions, said, wake: controls.wake })
  useKeys(root, acts)
  useImperativeHandle(place, () => ({ now: () => video?.currentTime ?? startAt, goTo: acts.seekTo }))
  useGuard(video, rules, {
    pause: source.pause,
    halt: source.halt,
    goOn: () => source.goOn(() => said.say(t('media.play_again'), TO_READ_MS)),
    onHeld: () => said.say(t('media.seek_held'), TO_READ_MS),
    onSetBack: () => said.say(t('media.set_back'), TO_READ_MS),
  })
  const within = (to: number) =>
    rules.seekLimit === undefined ? to : Math.min(to, Math.max(rules.seekLimit, video?.currentTime ?? 0))
  const gestures = useGestures(video, {
    duration,
    onTap: controls.flip,
    onClick: acts.toggle,
    onDoubleTap: (side) => (side === 'middle' ? acts.toggle() : acts.seekBy(side === 'back' ? -10 : 10)),
    onDoubleClick: fullScreen.toggle,
    onStroke: (to) => setStroke(to === null ? null : within(to)),
    onStrokeEnd: (to) => {
      setStroke(null)
      acts.seekTo(to)
    },
    onPress: acts.hurry,
  })
  // Keyboard users need to see the focus, so focusing shows the controls; touch input shows them itself.
  const showForKeys = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) controls.wake()
  }

  return (
    <section
      ref={setRoot}
      className={styles.player}
      style={{ aspectRatio: `${videoWidth || 16} / ${videoHeight || 9}` }}
      data-controls={controls.shown ? 'shown' : 'hidden'}
      data-full={fullScreen.full}
      data-captions={captions.lines.length > 0}
      aria-label={`${t('media.player')} ${file.fileName}`}
      onFocus={showForKeys}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && controls.wake()}
    >
      <video
        ref={setVideo}
        className={styles.video}
        poster={coverUrl ?? undefined}
        preload="auto"
        playsInline
        // Picture-in-picture and casting would not show the watermark.
        disablePictureInPicture={watermark !== null}
        disableRemotePlayback={watermark !== null}
        {...WITHIN_THE_PAGE}
      >
        {held.captions.map(({ language, label, url }) => (
          <track key={language} kind="captions" srcLang={language} label={label} src={url} />
        ))}
      </video>
      {watermark && <Watermark text={watermark} />}
      <div className={styles.surface} role="presentation" {...gestures} />
      {captions.lines.length > 0 && (
        <p className={styles.captions}>
          <span>{captions.lines.join('\n')}</span>
        </p>
      )}
      <PlayerCenter state={state} source={source} shown={controls.shown && stroke === null} acts={acts} />
      {stroke !== null && <SeekPreview thumbnails={held.thumbnails} seconds={stroke} total={duration} large />}
      <p className={styles.said} role="status">
        {acts.hurried ? t('media.twice') : said.text}
      </p>
      {startAt > 0 && (
        <ResumeHint startAt={startAt} total={duration} started={state.started} onRestart={() => acts.seekTo(0)} />
      )}
      <ControlBar
        video={video}
        playable={held}
        state={state}
        stroke={stroke}
        limit={rules.seekLimit}
        fullScreen={fullScreen}
        captions={captions}
        acts={acts}
        onSettings={() => setSettings(true)}
      />
      <PlayerSettings
        open={settings}
        onClose={() => setSettings(false)}
        source={source}
        captions={captions}
        available={held.captions}
        acts={acts}
      />
    </section>
  )
}
