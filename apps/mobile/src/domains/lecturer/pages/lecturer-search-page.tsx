import { lecturerLinks } from '@sands/contract/lecturer/lecturer.links'
import { usePages } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { useState } from 'react'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { BackToTop } from '../../../kernel/ui/page/back-to-top.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { EmptyState } from '../../../kernel/ui/page/states.tsx'
import { SearchField } from '../../../kernel/ui/search-field.tsx'
import { useSettled } from '../../../kernel/use-settled.ts'
import { LECTURER_PAGE, LecturerList } from '../components/lecturer-list.tsx'
import styles from './lecturer-search-page.module.css'

const PAGE_SIZE = 20

/** Finds lecturers by name, company or grade while typing. */
export function LecturerSearchPage() {
  const t = useT()
  const [typed, setTyped] = useState('')
  const keyWord = useSettled(typed.trim())
  const pages = usePages(LECTURER_PAGE, { keyWord, size: PAGE_SIZE }, { enabled: keyWord !== '' })
  const all = (
    <ButtonLink look="soft" to={lecturerLinks.centre()}>
      {t('lecturer.show_all')}
    </ButtonLink>
  )
  return (
    <Page title={t('lecturer.search')}>
      <div className={styles.field}>
        <SearchField label={t('lecturer.search_hint')} value={typed} onChange={setTyped} autoFocus />
      </div>
      {keyWord === '' ? (
        <EmptyState title={t('lecturer.search_start')} text={t('lecturer.search_text')} action={all} />
      ) : (
        <LecturerList
          pages={pages}
          empty={<EmptyState title={t('lecturer.none_found', { words: keyWord })} action={all} />}
        />
      )}
      <BackToTop />
    </Page>
  )
}
