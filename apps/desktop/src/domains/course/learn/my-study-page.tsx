import { COURSEWARE_TYPES } from '@sands/rules/study'
import { useCall } from '@sands/web/call/use-call'
import { Segmented } from 'antd'
import { choiceValue, pageValues } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { PagedList } from '../../../kernel/ui/list/paged-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { learnPaths } from './learn-paths.ts'
import styles from './my-study.module.css'
import { RowsSkeleton } from './rows-skeleton.tsx'
import rowStyles from './study-row.module.css'
import { StudyRow } from './study-row.tsx'
import { StudyTimeTiles } from './study-time-tiles.tsx'

const SHELVES = ['ongoing', 'finished'] as const
const KINDS = Object.values(COURSEWARE_TYPES).map((type) => String(type) as `${typeof type}`)
const shape = { ...pageValues, shelf: choiceValue(SHELVES, 'ongoing'), type: choiceValue(['', ...KINDS], '') }

/** The courses and courseware that the person has started and finished, with links to continue. */
export function MyStudyPage() {
  const t = useT()
  const [query, change] = useAddressQuery(shape)
  const { shelf, type, current, size } = query
  const asked = useCall('GET /sands-lms/api/v1/course/my-page', {
    query: { isFinished: shelf === 'finished' ? 1 : 0, ...(type && { fileType: Number(type) }), current, size },
  })
  const empty = (
    <StateBlock
      kind="empty"
      title={t(`study.${shelf}_none`)}
      text={t('study.my_none_text')}
      actions={
        <LinkButton type="primary" to={learnPaths.courses}>
          {t('study.go_study')}
        </LinkButton>
      }
    />
  )
  return (
    <ManagePage title={t('study.my')} actions={<LinkButton to={learnPaths.notes}>{t('study.notes')}</LinkButton>}>
      <StudyTimeTiles />
      <div className={styles.choices}>
        <Segmented
          aria-label={t('study.my')}
          value={shelf}
          options={SHELVES.map((value) => ({ value, label: t(`study.${value}`) }))}
          onChange={(value) => change({ shelf: value, current: 1 })}
        />
        <Choice
          label={t('study.kind')}
          placeholder={t('study.kind_all')}
          options={KINDS.map((value) => ({ value, label: t(`study.kind_${value}`) }))}
          value={type}
          onChange={(value) => change({ type: value, current: 1 })}
          className={styles.kind}
        />
      </div>
      <PagedList {...{ asked, empty }} paging={{ current, size }} onTurn={change} skeleton={<RowsSkeleton />}>
        {(items) => (
          <ul className={rowStyles.rows}>
            {items.map((item) => (
              <li key={`${item.courseType}/${item.id}`}>
                <StudyRow item={item} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </ManagePage>
  )
}
