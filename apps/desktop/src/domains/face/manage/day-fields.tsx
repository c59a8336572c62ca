import { PlusOutlined } from '@ant-design/icons'
import type { FaceDayDraft } from '@sands/contract/face/manage.model'
import { MAX_DAYS } from '@sands/rules/face/session'
import { useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { SwitchLine } from '../../../kernel/draft/switch-line.tsx'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from '../face.module.css'
import { nextDay } from './new-session.ts'
import { WallField } from './wall-field.tsx'

interface DayFieldsProps {
  days: readonly FaceDayDraft[]
  timeZone: string
  /** Times and the number of days stay; rooms can change. */
  isFixed?: boolean
  onChange: (days: FaceDayDraft[]) => void
  /** Beside the button for another day. */
  children?: ReactNode
}

/** The days of a session, each with its times and its room. */
export function DayFields({ days, timeZone, isFixed = false, onChange, children }: DayFieldsProps) {
  const t = useT()
  const rooms = useCall('GET /sands-lms/api/v1/manage/face/room/list', { query: {} })
  const put = (at: number, patch: Partial<FaceDayDraft>) =>
    onChange(days.map((day, index) => (index === at ? { ...day, ...patch } : day)))
  const labelOf = ({ name, seats }: { name: string; seats: number }) => `${name} (${seats})`
  return (
    <>
      {days.map((day, at) => (
        <section
          // A new day has no id yet; its place is its name.
          key={day.id ?? `new ${at}`}
          className={styles.day}
          aria-label={t('face.day_number', { number: at + 1 })}
        >
          <WallField
            label={t('face.day_start')}
            value={day.startsAt}
            timeZone={timeZone}
            disabled={isFixed}
            onChange={(startsAt) => startsAt && put(at, { startsAt })}
          />
          <WallField
            label={t('face.day_end')}
            value={day.endsAt}
            timeZone={timeZone}
            disabled={isFixed}
            onChange={(endsAt) => endsAt && put(at, { endsAt })}
          />
          <Field label={t('face.day_room')}>
            {(field) => (
              <Choice<string>
                field={field}
                placeholder={t('face.day_room')}
                loading={rooms.isPending}
                value={day.roomId ?? ''}
                options={(rooms.data ?? []).map((room) => ({ value: room.id, label: labelOf(room) }))}
                onChange={(id) => put(at, { roomId: rooms.data?.find((room) => room.id === id)?.id ?? null })}
              />
            )}
          </Field>
          <SwitchLine
            label={t('face.day_sign_out')}
            hint=""
            checked={day.needsSignOut}
            onChange={(needsSignOut) => put(at, { needsSignOut })}
          />
          {!isFixed && (
            <Button
              aria-label={t('face.day_remove', { number: at + 1 })}
              onClick={() => onChange(days.filter((_, index) => index !== at))}
            >
              {t('face.day_remove', { number: at + 1 })}
            </Button>
          )}
        </section>
      ))}
      {!isFixed && (
        <div className={styles.cells}>
          <Button
            icon={<PlusOutlined aria-hidden />}
            disabled={days.length >= MAX_DAYS}
            onClick={() => onChange([...days, nextDay([...days])])}
          >
            {t('face.day_add')}
          </Button>
          {children}
        </div>
      )}
    </>
  )
}
