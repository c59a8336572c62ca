import { useT } from '@sands/web/i18n/i18n'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { useOnline } from '@sands/web/offline/connectivity'
import { CloudOff, History } from 'lucide-react'
import styles from './cached-note.module.css'

function Note({ at }: { at: number }) {
  const t = useT()
  const timeAgo = useTimeAgo()
  const online = useOnline()
  const Icon = online ? History : CloudOff
  const text = t(online ? 'kernel.kept_at' : 'kernel.kept_offline', { ago: timeAgo(at) })
  return (
    <p className={styles.note}>
      <Icon size={14} aria-hidden />
      <time dateTime={new Date(at).toISOString()}>{text}</time>
    </p>
  )
}

/** Says how old the content below is, when no fresh answer could be fetched; otherwise hidden. */
export function CachedNote({ at }: { at: number | undefined }) {
  return at === undefined ? null : <Note at={at} />
}
