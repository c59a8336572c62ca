import { CloudOff, LoaderCircle, Pause, Play, RotateCcw, TriangleAlert } from 'lucide-react'
import { useT } from '../../i18n/i18n.ts'
import type { Source } from '../source/use-source.ts'
import type { MediaState } from '../use-media.ts'
import styles from './player-center.module.css'
import type { VideoActs } from './use-video-acts.ts'

interface PlayerCenterProps {
  state: MediaState
  source: Source
  shown: boolean
  acts: VideoActs
}

function Trouble({ source: { loss, again } }: { source: Source }) {
  const t = useT()
  const Icon = loss === 'network' ? CloudOff : TriangleAlert
  return (
    <div className={styles.trouble} role="alert">
      <Icon size={32} aria-hidden />
      <p className={styles.text}>{t(loss === 'network' ? 'media.lost_network' : 'media.lost_broken')}</p>
      <button type="button" className={styles.retry} onClick={again}>
        {t('kernel.retry')}
      </button>
    </div>
  )
}

/** The centre of the picture: an error, the loading indicator, or the large play button. */
export function PlayerCenter({ state, source, shown, acts }: PlayerCenterProps) {
  const t = useT()
  // Loaded data plays on; the loss matters only when there is no data left.
  const stuck = state.waiting || !state.started
  if (source.loss === 'broken' || (source.loss !== null && stuck)) return <Trouble source={source} />
  if (state.waiting) {
    return (
      <span className={styles.waiting} role="status">
        <LoaderCircle size={44} aria-hidden />
        <span className="visually-hidden">{t('kernel.loading')}</span>
      </span>
    )
  }
  const Icon = state.ended ? RotateCcw : state.paused ? Play : Pause
  // The same as the first button of the bar, for thumbs: screen readers need it only once.
  return (
    <button
      type="button"
      className={shown ? styles.main : styles.mainHidden}
      tabIndex={-1}
      aria-hidden
      onClick={acts.toggle}
    >
      <Icon size={32} {...(state.ended ? {} : { fill: 'currentColor' })} />
    </button>
  )
}
