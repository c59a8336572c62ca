import { useCall } from '@sands/web/call/use-call'
import { Segmented } from 'antd'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { PagedList } from '../../../kernel/ui/list/paged-list.tsx'
import { SearchPage } from '../../../kernel/ui/list/search-page.tsx'
import { LecturerBone, LecturerCard } from './lecturer-card.tsx'
import styles from './lecturers.module.css'
import { KINDS, type LecturersQuery, lecturersShape } from './lecturers-address.ts'

const PLACES = [1, 2, 3, 4, 5, 6] as const

/** All lecturers, in the company's order. */
export function LecturersPage() {
  const t = useT()
  const [query, change] = useAddressQuery(lecturersShape)
  const { kind, keyWord, current, size } = query
  const asked = useCall('GET /sands-lms/api/v1/lecturer/page', {
    query: { ...(kind !== 'all' && { lecturerKind: kind }), ...(keyWord && { keyWord }), current, size },
  })
  const skeleton = (
    <div role="status" aria-label={t('kernel.loading')} className={styles.grid}>
      {PLACES.map((place) => (
        <LecturerBone key={place} />
      ))}
    </div>
  )
  return (
    <SearchPage
      title={t('lecturer.title')}
      intro={t('lecturer.desk_intro')}
      label={t('lecturer.search_hint')}
      keyword={keyWord}
      onSearch={(words) => change({ keyWord: words, current: 1 }, { replace: true })}
    >
      <Segmented<LecturersQuery['kind']>
        className={styles.kinds ?? ''}
        aria-label={t('lecturer.kinds')}
        value={kind}
        options={KINDS.map((value) => ({ value, label: t(`lecturer.kind_${value}`) }))}
        onChange={(value) => change({ kind: value, current: 1 })}
      />
      <PagedList
        {...{ asked, skeleton }}
        paging={{ current, size }}
        onTurn={change}
        empty={
          <EmptyList
            isNarrowed={keyWord !== '' || kind !== 'all'}
            none={{ title: t('lecturer.none'), text: t('lecturer.none_text') }}
            notFound={{
              title: keyWord ? t('lecturer.none_found', { words: keyWord }) : t('lecturer.none_of_kind'),
              clear: {
                label: t('lecturer.show_all'),
                onClear: () => change({ kind: 'all', keyWord: '', current: 1 }),
              },
            }}
          />
        }
      >
        {(lecturers) => (
          <ul className={styles.grid}>
            {lecturers.map((lecturer) => (
              <li key={lecturer.id}>
                <LecturerCard lecturer={lecturer} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </SearchPage>
  )
}
