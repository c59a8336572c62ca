import { localeOf, useLanguage, useT } from '@sands/web/i18n/i18n'
import { useOnline } from '@sands/web/offline/line'
import { CloudOff, History } from 'lucide-react'
import { useEffect, useState } from 'react'
import { agoOf } from './ago.ts'
import styles from './kept-note.module.css'

const TICK_MS = 30_000

function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

function Note({ at }: { at: number }) {
  const t = useT()
  const [language] = useLanguage()
  const online = useOnline()
  const ago = agoOf({ at, now: useNow(), locale: localeOf(language) })
  const Icon = online ? History : CloudOff
  return (
    <p className={styles.note}>
      <Icon size={14} aria-hidden />
      <time dateTime={new Date(at).toISOString()}>{t(online ? 'kernel.kept_at' : 'kernel.kept_offline', { ago })}</time>
    </p>
  )
}

/** Says how old the content under it is, when a fresh answer could not be had; else it is not there. */
export function KeptNote({ at }: { at: number | undefined }) {
  return at === undefined ? null : <Note at={at} />
}
