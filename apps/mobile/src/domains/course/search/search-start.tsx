import { courseLinks } from '@sands/contract/course/course.links'
import { forgetSearch, forgetSearches, useSearchHistory } from '@sands/web/course/search-history'
import { useT } from '@sands/web/i18n/i18n'
import { History, Trash2, X } from 'lucide-react'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { ask } from '../../../kernel/ui/float/ask.ts'
import { EmptyState } from '../../../kernel/ui/page/states.tsx'
import styles from './search-start.module.css'

/** Shown before anything is typed: the person's earlier searches on this device. */
export function SearchStart({ onSearch }: { onSearch: (words: string) => void }) {
  const t = useT()
  const history = useSearchHistory()
  if (history.length === 0) {
    const action = (
      <ButtonLink look="soft" to={courseLinks.list()}>
        {t('course.all_courses')}
      </ButtonLink>
    )
    return <EmptyState title={t('course.search_start')} text={t('course.search_start_text')} action={action} />
  }
  const clear = async () => {
    const title = t('course.history_clear_ask')
    if (await ask({ title, confirm: t('course.history_clear'), danger: true })) forgetSearches()
  }
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('course.history')}</h2>
        <button type="button" className={styles.clear} onClick={() => void clear()}>
          <Trash2 size={16} aria-hidden />
          {t('course.history_clear')}
        </button>
      </div>
      <ul className={styles.rows}>
        {history.map((words) => (
          <li key={words} className={styles.row}>
            <button type="button" className={styles.words} onClick={() => onSearch(words)}>
              <History size={18} aria-hidden className={styles.icon} />
              <span>{words}</span>
            </button>
            <button
              type="button"
              className={styles.forget}
              aria-label={t('course.history_forget', { words })}
              onClick={() => forgetSearch(words)}
            >
              <X size={18} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
