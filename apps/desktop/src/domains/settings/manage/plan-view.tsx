import type { TextDifference, TextPlan } from '@sands/contract/settings/texts.model'
import { LANGUAGE_NAMES } from '@sands/rules/language'
import { localeOf } from '@sands/web/i18n/i18n'
import { Alert } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { type Column, RowTable } from '../../../kernel/ui/list/row-table.tsx'
import styles from './texts.module.css'
import { Wording } from './wording.tsx'

export function useDifferenceColumns(): Column<TextDifference>[] {
  const t = useT()
  return [
    { key: 'key', title: t('settings.texts_key'), cell: ({ key }) => <span className={styles.whole}>{key}</span> },
    {
      key: 'language',
      title: t('settings.texts_language'),
      cell: ({ language }) => <span className={styles.language}>{LANGUAGE_NAMES[language]}</span>,
    },
    {
      key: 'before',
      title: t('settings.texts_before'),
      cell: ({ language, before }) => (
        <span className={styles.side} lang={localeOf(language)}>
          <Wording text={before} />
        </span>
      ),
    },
    {
      key: 'after',
      title: t('settings.texts_after'),
      cell: ({ language, after }) => (
        <span className={styles.side} lang={localeOf(language)}>
          <Wording text={after} />
        </span>
      ),
    },
  ]
}

type Problem = TextPlan['problems'][number]

function useProblemColumns(): Column<Problem>[] {
  const t = useT()
  const row: Column<Problem> = { key: 'row', title: t('settings.texts_row'), align: 'end', cell: ({ row }) => row }
  return [
    row,
    { key: 'column', title: t('settings.texts_column'), cell: ({ column }) => column },
    {
      key: 'value',
      title: t('settings.texts_value'),
      cell: ({ value }) => <span className={styles.whole}>{value}</span>,
    },
    { key: 'problem', title: t('settings.texts_problem'), cell: ({ text }) => text },
  ]
}

/** The changes that would be published, and the problems. `rows` is false when the problems do not come from a file. */
export function PlanView({ plan, rows = true }: { plan: TextPlan; rows?: boolean }) {
  const t = useT()
  const { changed, changes, refused, problems } = plan
  const differenceColumns = useDifferenceColumns()
  const problemColumns = useProblemColumns()
  return (
    <div className={styles.plan}>
      {refused > 0 && (
        <section className={styles.part}>
          <Alert type="warning" showIcon title={t('settings.texts_plan_refused', { count: refused })} />
          <div className={styles.table}>
            <RowTable
              label={t('settings.texts_problem')}
              columns={rows ? problemColumns : problemColumns.filter(({ key }) => key !== 'row')}
              rows={problems}
              rowKey={({ row, column, value }) => `${row} ${column} ${value}`}
            />
          </div>
          {refused > problems.length && (
            <p className={styles.quiet}>{t('settings.texts_plan_first', { count: problems.length })}</p>
          )}
        </section>
      )}
      <section className={styles.part}>
        <h2 className={styles.heading}>
          {changed > 0 ? t('settings.texts_plan_changes', { count: changed }) : t('settings.texts_plan_none')}
        </h2>
        {changed > 0 && (
          <div className={styles.table}>
            <RowTable
              label={t('settings.texts_plan_changes', { count: changed })}
              columns={differenceColumns}
              rows={changes}
              rowKey={({ key, language }) => `${key} ${language}`}
            />
          </div>
        )}
        {changed > changes.length && (
          <p className={styles.quiet}>{t('settings.texts_plan_first', { count: changes.length })}</p>
        )}
      </section>
    </div>
  )
}
