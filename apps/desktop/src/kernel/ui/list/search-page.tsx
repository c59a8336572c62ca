import type { ReactNode } from 'react'
import { KeywordField } from '../form/keyword-field.tsx'
import { ManagePage } from '../page/manage-page.tsx'
import styles from './search-page.module.css'

interface SearchPageProps {
  title: string
  intro: string
  /** What is looked in. */
  label: string
  keyword: string
  onSearch: (keyword: string) => void
  children: ReactNode
}

/** A list of the portal, with the field that searches it beside the heading. */
export const SearchPage = ({ title, intro, label, keyword, onSearch, children }: SearchPageProps) => (
  <ManagePage
    title={title}
    intro={intro}
    actions={<KeywordField className={styles.search} label={label} keyword={keyword} onChange={onSearch} />}
  >
    {children}
  </ManagePage>
)
