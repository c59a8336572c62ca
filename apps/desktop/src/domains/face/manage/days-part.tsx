import { PlusOutlined } from '@ant-design/icons'
import type { FaceDayDraft } from '@sands/contract/face/manage.model'
import { MAX_DAYS } from '@sands/rules/face/session'
import { useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { SwitchLine } from '../../../kernel/draft/switch-line.tsx'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import styles from '../face.module.css'
import { facePaths } from '../face-paths.ts'
import { nextDay } from './new-session.ts'
import type { PartProps } from './part-props.ts'
import { WallField } from './wall-field.tsx'
import { ZoneField } from './zone-field.tsx'

/** The days of a session with their rooms. Times of a published session stay. */
export function DaysPart({ session, document, onChange }: PartProps) {
  const t = useT()
  const rooms = useCall('GET /sands-lms/api/v1/manage/face/room/list', { query: {} })
  const isFixed = session.state !== 'draft'
  const { days, timeZone } = document
  const put = (at: number, patch: Partial<FaceDayDraft>) =>
    onChange({ days: days.map((day, index) => (index === at ? { ...day, ...patch } : day)) })
  const labelOf = ({ name, seats }: { name: string; seats: number }) => `${name} (${seats})`
  return (
    <PartCard title={t('face.part_days')}>
      <ZoneField value={timeZone} disabled={isFixed} onChange={(zone) => onChange({ timeZone: zone })} />
      {isFixed && <p className={styles.quiet}>{t('face.days_fixed')}</p>}
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
              onClick={() => onChange({ days: days.filter((_, index) => index !== at) })}
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
            onClick={() => onChange({ days: [...days, nextDay(days)] })}
          >
            {t('face.day_add')}
          </Button>
          <LinkButton to={facePaths.rooms}>{t('face.rooms')}</LinkButton>
        </div>
      )}
    </PartCard>
  )
}
