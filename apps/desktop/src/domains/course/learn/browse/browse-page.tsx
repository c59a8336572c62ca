import { useCall } from '@sands/web/call/use-call'
import { useSearchParams } from 'react-router'
import { writeAddress } from '../../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../../kernel/address/use-address-query.ts'
import { CategoryColumns, CategoryNav } from '../../../../kernel/category/category-nav.tsx'
import { useT } from '../../../../kernel/text.ts'
import { ManagePage } from '../../../../kernel/ui/page/manage-page.tsx'
import { browseShape } from './browse-address.ts'
import { CourseGrid } from './course-grid.tsx'
import { CourseSearchField } from './course-search-field.tsx'
import { FoundCourses } from './found-courses.tsx'
import { SortChoice } from './sort-choice.tsx'

/** Courses by category, or by keyword. All choices are in the address. */
export function BrowsePage() {
  const t = useT()
  const [params] = useSearchParams()
  const [query, change] = useAddressQuery(browseShape)
  const { keyWord, category } = query
  const tree = useCall('POST /sands-lms/api/v1/course-category/tree', { body: { maxLevel: 3 } }, { enabled: !keyWord })
  const hrefOf = (id: string) =>
    `?${writeAddress(browseShape, params, { category: id, current: 1, keyWord: '' }).toString()}`
  const search = (words: string) => change({ keyWord: words, sortType: '', current: 1 })
  return (
    <ManagePage
      title={t('course.title')}
      intro={t('course.desk_intro')}
      actions={
        <>
          <CourseSearchField words={keyWord} onSearch={search} />
          <SortChoice query={query} onChange={(sortType) => change({ sortType, current: 1 })} />
        </>
      }
    >
      {keyWord ? (
        <FoundCourses query={query} onTurn={change} onClear={() => search('')} />
      ) : (
        <CategoryColumns
          nav={
            <CategoryNav
              label={t('course.categories')}
              all={t('course.all')}
              tree={tree}
              chosen={category}
              hrefOf={hrefOf}
            />
          }
        >
          <CourseGrid query={query} onTurn={change} onAll={() => change({ category: '', current: 1 })} />
        </CategoryColumns>
      )}
    </ManagePage>
  )
}
