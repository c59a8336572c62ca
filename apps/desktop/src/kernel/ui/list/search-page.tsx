import type { ReactNode } from 'react'
import { KeywordField } from '../form/keyword-field.tsx'
import { ManagePage } from '../page/manage-page.tsx'
import styles from './search-page.module.css'

interface SearchPageProps {
  title: string
  intro: string
  /** Names the searched list. */
  label: string
  keyword: string
  onSearch: (keyword: string) => void
  children: ReactNode
}

/** A list of the portal, with its search field beside the heading. */
export const SearchPage = ({ title, intro, label, keyword, onSearch, children }: SearchPageProps) => (
  <ManagePage
    title={title}
    intro={intro}
    actions={<KeywordField className={styles.search} label={label} keyword={keyword} onChange={onSearch} />}
  >
    {children}
  </ManagePage>
)
