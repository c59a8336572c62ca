import { noteSearch } from '@sands/web/course/search-history'
import { SEARCH_SORTS, type SortChoice, sortTypeOf } from '@sands/web/course/sort-type'
import { useT } from '@sands/web/i18n/i18n'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useDocumentTitle } from '../../../kernel/document-title.ts'
import { NavBar } from '../../../kernel/ui/page/nav-bar.tsx'
import { SearchField } from '../../../kernel/ui/search-field.tsx'
import { SortSelect } from '../components/sort-select.tsx'
import { FoundCourses } from '../search/found-courses.tsx'
import { SearchStart } from '../search/search-start.tsx'
import { Suggestions } from '../search/suggestions.tsx'
import styles from './course-search-page.module.css'

/** The maximum length of the field, because an address may contain more. */
const LONGEST_WORDS = 60

/** The search words are in the address, so that they are still there after coming back from a course. */
export function CourseSearchPage() {
  const t = useT()
  useDocumentTitle(t('course.search'))
  const [search, setSearch] = useSearchParams()
  const words = search.get('keyWord')?.trim().slice(0, LONGEST_WORDS) ?? ''
  const sortType = sortTypeOf(search.get('sortType'))
  const [typed, setTyped] = useState(words)
  const isTyping = typed.trim() !== words
  const show = (next: { words: string; sortType: SortChoice }) =>
    setSearch(
      {
        ...(next.words ? { keyWord: next.words } : {}),
        ...(next.sortType === null ? {} : { sortType: String(next.sortType) }),
      },
      { replace: true },
    )
  const lookFor = (wanted: string) => {
    const next = wanted.trim()
    setTyped(next)
    if (next) noteSearch(next)
    show({ words: next, sortType })
  }
  const type = (next: string) => {
    setTyped(next)
    if (next === '') show({ words: '', sortType })
  }
  return (
    <div className={styles.page}>
      <NavBar title={t('course.search')} />
      <main className={styles.main}>
        <div className={styles.form}>
          <div className={styles.field}>
            <SearchField
              label={t('course.search_hint')}
              value={typed}
              onChange={type}
              onEnter={() => lookFor(typed)}
              autoFocus={words === ''}
            />
          </div>
          <SortSelect choices={SEARCH_SORTS} value={sortType} onChange={(next) => show({ words, sortType: next })} />
        </div>
        <div className={styles.content}>{content()}</div>
      </main>
    </div>
  )

  function content() {
    if (typed.trim() === '') return <SearchStart onSearch={lookFor} />
    if (isTyping) return <Suggestions words={typed.trim()} onSearch={lookFor} />
    return <FoundCourses words={words} sortType={sortType} />
  }
}
