import { PlusOutlined } from '@ant-design/icons'
import type { ManagedFaceItem } from '@sands/contract/face/manage.model'
import { SESSION_PHASES } from '@sands/rules/face/session'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import { choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { FilterBar } from '../../../kernel/ui/form/filter-bar.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from '../face.module.css'
import { facePaths } from '../face-paths.ts'
import { newSession } from './new-session.ts'
import { PhaseTag } from './phase-tag.tsx'
import { useSessionTimes } from './use-session-times.ts'

const ADDRESS = { ...pageValues, keyword: textValue(60), phase: choiceValue(['', ...SESSION_PHASES], '') }

/** Sessions in every state; those that come next first. */
export function SessionsPage() {
  const t = useT()
  const moments = useMoments()
  const times = useSessionTimes()
  const navigate = useNavigate()
  const viewer = useViewer()
  const mayEdit = may(viewer, 'face.edit')
  const mayAttend = may(viewer, 'face.attend')
  const [{ current, size, keyword, phase }, setAddress] = useAddressQuery(ADDRESS)
  const page = useCall(
    'GET /sands-lms/api/v1/manage/face/page',
    { query: { current, size, keyWord: keyword || undefined, phase: phase || undefined } },
    { staleTime: 0 },
  )
  const create = useAct('POST /sands-lms/api/v1/manage/face/create')
  const begin = () =>
    create.mutate({ body: newSession() }, { onSuccess: ({ id }) => void navigate(facePaths.session(id)) })
  const clear = () => setAddress({ current: 1, keyword: '', phase: '' })
  const isNarrowed = keyword !== '' || phase !== ''
  const action = mayEdit && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} loading={create.isPending} onClick={begin}>
      {t('face.create')}
    </Button>
  )
  return (
    <ManagePage title={t('face.sessions')} intro={t('face.sessions_intro')} actions={action}>
      <FilterBar label={t('face.sessions')} clear={{ label: t('face.clear'), onClear: clear }} isNarrowed={isNarrowed}>
        <KeywordField
          className={styles.keyword}
          label={t('face.keyword')}
          keyword={keyword}
          onChange={(next) => setAddress({ current: 1, keyword: next })}
        />
        <Choice
          className={styles.choice}
          label={t('face.phase')}
          placeholder={t('face.phase')}
          value={phase}
          options={SESSION_PHASES.map((value) => ({ value, label: t(`face.phase_${value}`) }))}
          onChange={(next) => setAddress({ current: 1, phase: next })}
        />
      </FilterBar>
      <DataTable<ManagedFaceItem>
        label={t('face.sessions')}
        rowKey={({ id }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        columns={[
          {
            key: 'name',
            title: t('face.one'),
            cell: ({ id, name }) =>
              mayEdit ? <Link to={facePaths.session(id)}>{name || t('face.untitled')}</Link> : name,
          },
          { key: 'phase', title: t('face.phase'), keep: true, cell: ({ phase: now }) => <PhaseTag phase={now} /> },
          {
            key: 'when',
            title: t('face.when'),
            keep: true,
            cell: ({ startsAt, endsAt, timeZone }) => startsAt && endsAt && times(startsAt, endsAt, timeZone),
          },
          { key: 'where', title: t('face.where'), cell: ({ roomNames }) => roomNames.join(', ') },
          {
            key: 'people',
            title: t('face.people_count'),
            keep: true,
            align: 'end',
            cell: ({ id, seated, capacity, waiting, leaveAsked }) => {
              const parts = [`${moments.number(seated)} / ${moments.number(capacity)}`]
              if (waiting > 0) parts.push(t('face.waiting_count', { count: waiting }))
              if (leaveAsked > 0) parts.push(`${t('face.leave_asked')} ${moments.number(leaveAsked)}`)
              const text = parts.join(' · ')
              return mayAttend ? <Link to={facePaths.attendance(id)}>{text}</Link> : text
            },
          },
          {
            key: 'changed',
            title: t('face.changed'),
            keep: 'name',
            cell: ({ updatedAt, updatedBy }) => (
              <>
                <time dateTime={updatedAt}>{moments.shortDay(updatedAt)}</time>{' '}
                <span className={styles.quiet}>{updatedBy}</span>
              </>
            ),
          },
        ]}
        empty={
          <EmptyList
            isNarrowed={isNarrowed}
            none={{ title: t('face.sessions_none'), text: t('face.sessions_none_text'), actions: action }}
            notFound={{ title: t('face.sessions_not_found'), clear: { label: t('face.clear'), onClear: clear } }}
          />
        }
      />
    </ManagePage>
  )
}
