import { courseLinks } from '@sands/contract/course/course.links'
import { useCall } from '@sands/web/call/use-call'
import { marksOf } from '@sands/web/course/marked-parts'
import { MarkedText } from '@sands/web/course/marked-text.tsx'
import { useT } from '@sands/web/i18n/i18n'
import { Search } from 'lucide-react'
import { Link } from '../../../kernel/ui/link.tsx'
import { useSettled } from '../../../kernel/use-settled.ts'
import styles from './suggestions.module.css'

interface SuggestionsProps {
  words: string
  onSearch: (words: string) => void
}

/** Shown while the person types: matching titles, and the typed words. Answers for older words are ignored. */
export function Suggestions({ words, onSearch }: SuggestionsProps) {
  const t = useT()
  const settled = useSettled(words)
  const titles = useCall(
    'GET /sands-lms/api/v1/course/suggest',
    { query: { keyWord: settled || words } },
    { enabled: settled !== '', silent: true },
  )
  const fitting = settled === '' ? [] : (titles.data ?? [])
  return (
    <ul className={styles.rows}>
      <li className={styles.row}>
        <button type="button" className={styles.words} onClick={() => onSearch(words)}>
          <Search size={18} aria-hidden className={styles.icon} />
          <span>{t('course.search_for', { words })}</span>
        </button>
      </li>
      {fitting.map(({ id, title }) => (
        <li key={id} className={styles.row}>
          <Link to={courseLinks.course(id)} className={styles.words}>
            <span>
              <MarkedText text={title} marks={marksOf(title, settled)} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
