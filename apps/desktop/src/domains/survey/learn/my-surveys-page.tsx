import { useCall } from '@sands/web/call/use-call'
import { PAGE } from '@sands/web/survey/survey-calls'
import { Segmented } from 'antd'
import { choiceValue, pageValues } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { PagedList } from '../../../kernel/ui/list/paged-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import styles from './survey-row.module.css'
import { SurveyRow, SurveyRowsSkeleton } from './survey-row.tsx'

const TABS = ['todo', 'done', 'over'] as const
const shape = { ...pageValues, tab: choiceValue(TABS, 'todo') }

/** The surveys of the person: to do, done, and over without a reply. */
export function MySurveysPage() {
  const t = useT()
  const [{ tab, current, size }, change] = useAddressQuery(shape)
  const asked = useCall(PAGE, { query: { tab, current, size } })
  return (
    <ManagePage title={t('survey.title')} intro={t('survey.learn_intro')}>
      <div>
        <Segmented
          aria-label={t('survey.title')}
          value={tab}
          options={TABS.map((value) => ({ value, label: t(`survey.tab_${value}`) }))}
          onChange={(value) => change({ tab: value, current: 1 })}
        />
      </div>
      <PagedList
        asked={asked}
        paging={{ current, size }}
        onTurn={change}
        skeleton={<SurveyRowsSkeleton />}
        empty={<StateBlock kind="empty" title={t(`survey.none_${tab}`)} />}
      >
        {(surveys) => (
          <ul className={styles.rows}>
            {surveys.map((survey) => (
              <li key={survey.investigationId}>
                <SurveyRow survey={survey} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </ManagePage>
  )
}
