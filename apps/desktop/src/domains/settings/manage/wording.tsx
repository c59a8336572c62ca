import { useT } from '../../../kernel/text.ts'
import styles from './texts.module.css'

/** A published wording; null means the built-in text. */
export function Wording({ text }: { text: string | null }) {
  const t = useT()
  if (text === null) return <em className={styles.quiet}>{t('settings.texts_built_in')}</em>
  return <span className={styles.whole}>{text}</span>
}
