import type { BatchId, UserId } from '@sands/contract/kernel/schema'
import type { ManagedUser, UserStatus } from '@sands/contract/org/people.model'
import { useAct } from '@sands/web/call/use-call'
import { useT } from '../../../../kernel/text.ts'
import { useConfirm } from '../../../../kernel/ui/form/use-confirm.ts'
import { usePeopleRefresh } from './use-people-lists.ts'

type Person = Pick<ManagedUser, 'id' | 'name'>
const idsOf = (people: readonly Person[]): UserId[] => people.map(({ id }) => id)

/** Actions on people that ask first. */
export function usePeopleActs() {
  const t = useT()
  const confirm = useConfirm()
  const refresh = usePeopleRefresh()
  const setStatus = useAct('POST /sands-user/api/v1/manage/user/set-status')
  const giveCodes = useAct('POST /sands-user/api/v1/manage/user/give-codes')
  const resetPassword = useAct('POST /sands-user/api/v1/manage/user/reset-password')

  const resetFactor = useAct('POST /sands-user/api/v1/manage/second-factor/reset')

  return {
    askFactorReset: ({ id, name }: Person) =>
      confirm({
        title: t('auth.factor_reset_ask', { name }),
        text: t('auth.factor_reset_text'),
        action: t('auth.factor_reset'),
        danger: true,
        run: () => resetFactor.mutateAsync({ body: { userId: id } }),
        done: t('auth.factor_reset_done'),
        onDone: refresh,
      }),
    askStatus: (people: readonly Person[], status: UserStatus, onDone: () => void) => {
      const count = people.length
      const isOff = status === 'disabled'
      confirm({
        title: isOff ? t('org.disable_ask', { count }) : t('org.enable_ask', { count }),
        text: isOff ? t('org.disable_text') : t('org.enable_text'),
        action: isOff ? t('org.disable') : t('org.enable'),
        danger: isOff,
        run: () => setStatus.mutateAsync({ body: { ids: idsOf(people), status } }),
        done: ({ changed }) =>
          isOff ? t('org.disabled_done', { count: changed }) : t('org.enabled_done', { count: changed }),
        onDone: async () => {
          await refresh()
          onDone()
        },
      })
    },
    askCodes: (people: readonly Person[], { onStarted }: { onStarted: (batchId: BatchId) => void }) =>
      confirm({
        title: t('org.give_codes_ask', { count: people.length }),
        text: t('org.give_codes_text'),
        action: t('org.give_codes'),
        run: () => giveCodes.mutateAsync({ body: { ids: idsOf(people) } }),
        onDone: ({ batchId }) => onStarted(batchId),
      }),
    askReset: (person: Person, { onPassword }: { onPassword: (password: string) => void }) =>
      confirm({
        title: t('org.reset_ask', { name: person.name }),
        text: t('org.reset_text'),
        action: t('org.reset'),
        danger: true,
        run: () => resetPassword.mutateAsync({ body: { id: person.id } }),
        onDone: async ({ oneTimePassword }) => {
          onPassword(oneTimePassword)
          await refresh()
        },
      }),
  }
}
