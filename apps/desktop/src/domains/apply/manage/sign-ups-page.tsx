import { PlusOutlined } from '@ant-design/icons'
import type { ManagedApplyItem } from '@sands/contract/apply/manage.model'
import { SIGN_UP_PHASES } from '@sands/rules/apply/sign-up'
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
import styles from '../apply.module.css'
import { applyPaths } from '../apply-paths.ts'
import { newSignUp } from './new-sign-up.ts'
import { PhaseTag } from './phase-tag.tsx'

const ADDRESS = { ...pageValues, keyword: textValue(60), phase: choiceValue(['', ...SIGN_UP_PHASES], '') }

/** Sign-ups in every state, newest first. */
export function SignUpsPage() {
  const t = useT()
  const moments = useMoments()
  const navigate = useNavigate()
  const mayDecide = may(useViewer(), 'apply.people')
  const [{ current, size, keyword, phase }, setAddress] = useAddressQuery(ADDRESS)
  const page = useCall(
    'GET /sands-lms/api/v1/manage/apply/page',
    { query: { current, size, keyWord: keyword || undefined, phase: phase || undefined } },
    { staleTime: 0 },
  )
  const create = useAct('POST /sands-lms/api/v1/manage/apply/create')
  const start = () =>
    create.mutate({ body: newSignUp() }, { onSuccess: ({ id }) => void navigate(applyPaths.signUp(id)) })
  const clear = () => setAddress({ current: 1, keyword: '', phase: '' })
  const isNarrowed = keyword !== '' || phase !== ''
  const action = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} loading={create.isPending} onClick={start}>
      {t('apply.create')}
    </Button>
  )
  const counted = ({ booked, quota, waiting, asked }: ManagedApplyItem) =>
    [
      quota === null ? moments.number(booked) : `${moments.number(booked)} / ${moments.number(quota)}`,
      waiting > 0 && t('apply.waiting_count', { count: waiting }),
      asked > 0 && t('apply.asked_count', { count: asked }),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <ManagePage title={t('apply.sign_ups')} intro={t('apply.sign_ups_intro')} actions={action}>
      <FilterBar
        label={t('apply.sign_ups')}
        clear={{ label: t('apply.clear'), onClear: clear }}
        isNarrowed={isNarrowed}
      >
        <KeywordField
          className={styles.keyword}
          label={t('apply.keyword')}
          keyword={keyword}
          onChange={(next) => setAddress({ current: 1, keyword: next })}
        />
        <Choice
          className={styles.choice}
          label={t('apply.phase')}
          placeholder={t('apply.phase')}
          value={phase}
          options={SIGN_UP_PHASES.map((value) => ({ value, label: t(`apply.phase_${value}`) }))}
          onChange={(next) => setAddress({ current: 1, phase: next })}
        />
      </FilterBar>
      <DataTable<ManagedApplyItem>
        label={t('apply.sign_ups')}
        rowKey={({ id }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        columns={[
          {
            key: 'name',
            title: t('apply.name'),
            cell: ({ id, name }) => <Link to={applyPaths.signUp(id)}>{name || t('apply.untitled')}</Link>,
          },
          { key: 'phase', title: t('apply.phase'), keep: true, cell: ({ phase: now }) => <PhaseTag phase={now} /> },
          {
            key: 'target',
            title: t('apply.target'),
            cell: ({ targetKind, targetName }) =>
              targetKind && (
                <>
                  {targetName} <span className={styles.quiet}>{t(`apply.kind_${targetKind}`)}</span>
                </>
              ),
          },
          {
            key: 'window',
            title: t('apply.window'),
            keep: true,
            cell: ({ opensAt, closesAt }) =>
              [opensAt, closesAt].map((at) => (at ? moments.shortDay(at) : '…')).join(' – '),
          },
          {
            key: 'people',
            title: t('apply.count'),
            keep: true,
            align: 'end',
            cell: (row) => (mayDecide ? <Link to={applyPaths.people(row.id)}>{counted(row)}</Link> : counted(row)),
          },
          {
            key: 'changed',
            title: t('apply.changed'),
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
            none={{ title: t('apply.none'), text: t('apply.none_text'), actions: action }}
            notFound={{ title: t('apply.not_found'), clear: { label: t('apply.clear'), onClear: clear } }}
          />
        }
      />
    </ManagePage>
  )
}
