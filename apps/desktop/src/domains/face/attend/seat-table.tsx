import type { FaceSeatRow, ManagedFace } from '@sands/contract/face/manage.model'
import type { Id, UserId } from '@sands/contract/kernel/schema'
import { ATTENDED, type Attended, SEAT_STATUSES, seatAfter } from '@sands/rules/face/seat'
import { FACE_REASON_LENGTH } from '@sands/rules/face/session'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Input } from 'antd'
import { useState } from 'react'
import { choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { PersonChoice } from '../../../kernel/people/person-choice.tsx'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { FilterBar } from '../../../kernel/ui/form/filter-bar.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from '../face.module.css'
import { SeatActs } from './seat-acts.tsx'
import { DayCell, SeatTag } from './seat-cells.tsx'

const ADDRESS = {
  ...pageValues,
  id: textValue(18),
  keyword: textValue(60),
  status: choiceValue(['', ...SEAT_STATUSES], ''),
}

/** The attendance sheet. Marks and decisions need a reason, which is typed once above the list. */
export function SeatTable({ session }: { session: ManagedFace }) {
  const t = useT()
  const mayFind = may(useViewer(), 'org.audiences.view')
  const [{ current, size, keyword, status }, setAddress] = useAddressQuery(ADDRESS)
  const [reason, setReason] = useState('')
  const { id } = session
  const { days } = session.document
  const page = useCall(
    'GET /sands-lms/api/v1/manage/face/seat/page',
    { query: { id, current, size, keyWord: keyword || undefined, status: status || undefined } },
    { staleTime: 0 },
  )
  const run = useRun(() => page.refetch())
  const mark = useAct('POST /sands-lms/api/v1/manage/face/attendance/mark')
  const add = useAct('POST /sands-lms/api/v1/manage/face/seat/add')
  const hasReason = reason.trim() !== ''
  const isNarrowed = keyword !== '' || status !== ''
  const clear = () => setAddress({ current: 1, keyword: '', status: '' })
  const put = (dayId: Id<'faceDay'>, userId: UserId, attended: Attended) =>
    run(() => mark.mutateAsync({ body: { dayId, userIds: [userId], mark: attended, reason } }), t('face.marked'))
  const isOpen = session.state === 'open'
  const hasStarted = session.phase === 'running' || session.phase === 'ended'
  return (
    <>
      <FilterBar
        label={t('face.attendance')}
        clear={{ label: t('face.clear'), onClear: clear }}
        isNarrowed={isNarrowed}
      >
        <KeywordField
          className={styles.keyword}
          label={t('face.person_keyword')}
          keyword={keyword}
          onChange={(next) => setAddress({ current: 1, keyword: next })}
        />
        <Choice
          className={styles.choice}
          label={t('face.status')}
          placeholder={t('face.status')}
          value={status}
          options={SEAT_STATUSES.map((value) => ({ value, label: t(`face.status_${value}`) }))}
          onChange={(next) => setAddress({ current: 1, status: next })}
        />
        {mayFind && isOpen && session.phase !== 'ended' && (
          <PersonChoice
            className={styles.keyword}
            label={t('face.seat_add')}
            value={null}
            onChange={(person) =>
              person && void run(() => add.mutateAsync({ body: { id, userIds: [person.id] } }), t('face.seat_added'))
            }
          />
        )}
      </FilterBar>
      <Field label={t('face.reason')} hint={t('face.reason_hint')}>
        {(field) => (
          <Input
            {...field}
            maxLength={FACE_REASON_LENGTH}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <div className={styles.sheet}>
        <DataTable<FaceSeatRow>
          label={t('face.attendance')}
          rowKey={({ trainConfirmId }) => trainConfirmId}
          answer={page}
          paging={{ current, size }}
          onPaging={setAddress}
          columns={[
            {
              key: 'name',
              title: t('face.person'),
              cell: ({ name, departmentName }) => (
                <>
                  {name} <span className={styles.quiet}>{departmentName}</span>
                </>
              ),
            },
            { key: 'status', title: t('face.status'), keep: true, cell: (seat) => <SeatTag seat={seat} /> },
            ...days.map((day, at) => ({
              key: day.id ?? String(at),
              title: t('face.day_number', { number: at + 1 }),
              keep: true as const,
              cell: (seat: FaceSeatRow) => {
                const known = seat.days.find(({ dayId }) => dayId === day.id)
                const canMark = isOpen && seatAfter(seat.status, 'present') && Date.parse(day.startsAt) <= Date.now()
                return (
                  <span className={styles.cells}>
                    {known && <DayCell day={known} timeZone={session.timeZone} />}
                    {known && canMark && (
                      <Choice<Attended>
                        className={styles.choice}
                        label={t('face.mark_as', { name: seat.name })}
                        placeholder={t('face.mark_choose')}
                        disabled={!hasReason}
                        value=""
                        options={ATTENDED.map((value) => ({ value, label: t(`face.outcome_${value}`) }))}
                        onChange={(attended) => attended && void put(known.dayId, seat.userId, attended)}
                      />
                    )}
                  </span>
                )
              },
            })),
            {
              key: 'acts',
              title: t('face.acts'),
              keep: true,
              cell: (seat) => (
                <SeatActs
                  seat={seat}
                  hasStarted={hasStarted}
                  task={session.document.homework}
                  reason={reason}
                  run={run}
                />
              ),
            },
          ]}
          empty={
            <EmptyList
              isNarrowed={isNarrowed}
              none={{ title: t('face.seats_none'), text: t('face.seats_none_text') }}
              notFound={{ title: t('face.seats_not_found'), clear: { label: t('face.clear'), onClear: clear } }}
            />
          }
        />
      </div>
    </>
  )
}
