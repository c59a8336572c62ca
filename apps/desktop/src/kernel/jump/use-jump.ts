import { type Jump, resolveJump } from '@sands/rules/jump'
import { showToast } from '@sands/web/toast/toast'
import { createContext, useContext } from 'react'
import { useNavigate } from 'react-router'
import { useSlots } from '../slots.ts'
import { useT } from '../text.ts'

/** Shows how to open a screen that only the phone app has. */
export const PhoneHintContext = createContext<(path: string) => void>(() => undefined)

/** Follows the jump of a banner, shortcut, notice or message: to a portal page, an external page, or the phone hint. */
export function useJump(): (jump: Jump) => void {
  const t = useT()
  const navigate = useNavigate()
  const showPhone = useContext(PhoneHintContext)
  const { portalAddressOf } = useSlots()
  return (jump) => {
    const target = resolveJump(jump, window.location.origin)
    if (target.kind === 'screen') {
      const here = portalAddressOf(target.path)
      if (here) void navigate(here)
      else showPhone(target.path)
    }
    if (target.kind === 'page') window.open(target.url, '_blank', 'noopener')
    if (target.kind === 'not-online') showToast(t('kernel.jump_not_online'))
    if (target.kind === 'refused') showToast(t('kernel.jump_refused'))
    if (target.kind === 'unknown') showToast(t('kernel.jump_unknown'))
  }
}

/** Whether the jump leads anywhere, so that there is something to click. */
export const leadsSomewhere = (jump: Jump): boolean => resolveJump(jump, window.location.origin).kind !== 'none'
