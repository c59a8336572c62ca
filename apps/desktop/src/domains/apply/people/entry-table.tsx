import type { ManagedApply, ManagedEntry } from '@sands/contract/apply/manage.model'
import type { PageOf } from '@sands/contract/kernel/schema'
import { APPLY_REASON_LENGTH, ENTRY_STATES, type EntryState } from '@sands/rules/apply/sign-up'
import { useAct } from '@sands/web/call/use-call'
import type { UseQueryResult } from '@tanstack/react-query'
import { Input } from 'antd'
import { useState } from 'react'
import { useMoments } from '../../../kernel/moment.ts'
import { PersonChoice } from '../../../kernel/people/person-choice.tsx'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { FilterBar } from '../../../kernel/ui/form/filter-bar.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from '../apply.module.css'
import { EntryActs } from './entry-acts.tsx'
import { AnswerList, EntryTag } from './entry-cells.tsx'

interface Address {
  current: number
  size: number
  keyword: string
  state: EntryState | ''
}

interface EntryTableProps {
  signUp: ManagedApply
  page: UseQueryResult<PageOf<ManagedEntry>>
  address: Address
  setAddress: (patch: Partial<Address>) => void
  run: (work: () => Promise<unknown>, done?: string) => Promise<boolean>
}

/** The list of who signed up. A no and a removal need a reason, which is typed once above the list. */
export function EntryTable({ signUp, page, address, setAddress, run }: EntryTableProps) {
  const t = useT()
  const moments = useMoments()
  const mayFind = may(useViewer(), 'org.audiences.view')
  const [reason, setReason] = useState('')
  const add = useAct('POST /sands-lms/api/v1/manage/apply/entry/add')
  const { current, size, keyword, state } = address
  const isNarrowed = keyword !== '' || state !== ''
  const clear = () => setAddress({ current: 1, keyword: '', state: '' })
  const { id } = signUp
  return (
    <>
      <FilterBar label={t('apply.people')} clear={{ label: t('apply.clear'), onClear: clear }} isNarrowed={isNarrowed}>
        <KeywordField
          className={styles.keyword}
          label={t('apply.person_keyword')}
          keyword={keyword}
          onChange={(next) => setAddress({ current: 1, keyword: next })}
        />
        <Choice
          className={styles.choice}
          label={t('apply.state')}
          placeholder={t('apply.state')}
          value={state}
          options={ENTRY_STATES.map((value) => ({ value, label: t(`apply.state_${value}`) }))}
          onChange={(next) => setAddress({ current: 1, state: next })}
        />
        {mayFind && signUp.state === 'open' && (
          <PersonChoice
            className={styles.keyword}
            label={t('apply.add_person')}
            value={null}
            onChange={(person) =>
              person && void run(() => add.mutateAsync({ body: { id, userIds: [person.id] } }), t('apply.person_added'))
            }
          />
        )}
      </FilterBar>
      <Field label={t('apply.reason')} hint={t('apply.reason_hint')}>
        {(field) => (
          <Input
            {...field}
            maxLength={APPLY_REASON_LENGTH}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <div className={styles.sheet}>
        <DataTable<ManagedEntry>
          label={t('apply.people')}
          rowKey={(entry) => entry.id}
          answer={page}
          paging={{ current, size }}
          onPaging={setAddress}
          columns={[
            {
              key: 'name',
              title: t('apply.person'),
              cell: ({ name, departmentName }) => (
                <>
                  {name} <span className={styles.quiet}>{departmentName}</span>
                </>
              ),
            },
            { key: 'state', title: t('apply.state'), keep: true, cell: (entry) => <EntryTag entry={entry} /> },
            {
              key: 'answers',
              title: t('apply.form'),
              cell: (entry) => <AnswerList entry={entry} fields={signUp.document.fields} />,
            },
            {
              key: 'time',
              title: t('apply.signed_up_at'),
              keep: true,
              cell: ({ signedUpAt }) => <time dateTime={signedUpAt}>{moments.shortDay(signedUpAt)}</time>,
            },
            {
              key: 'acts',
              title: t('apply.acts'),
              keep: true,
              cell: (entry) => <EntryActs entry={entry} reason={reason} run={run} />,
            },
          ]}
          empty={
            <EmptyList
              isNarrowed={isNarrowed}
              none={{ title: t('apply.people_none'), text: t('apply.people_none_text') }}
              notFound={{ title: t('apply.people_not_found'), clear: { label: t('apply.clear'), onClear: clear } }}
            />
          }
        />
      </div>
    </>
  )
}
