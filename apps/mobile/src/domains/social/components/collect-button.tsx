import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import {
  COLLECT_GET,
  COLLECT_PAGE,
  collectedQuery,
  collectId,
  collectOf,
  sendCollect,
} from '@sands/web/social/social-calls'
import { type Toggled, useToggle } from '@sands/web/social/use-toggle'
import { useQueryClient } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import type { CollectProps, SocialTarget } from '../../../kernel/slots.ts'
import { ToggleButton } from './toggle-button.tsx'

function KnownCollect({ target, given }: { target: SocialTarget; given: Toggled }) {
  const t = useT()
  const queries = useQueryClient()
  const send = async (on: boolean) => {
    const state = await sendCollect(target, on)
    void queries.invalidateQueries({ queryKey: [COLLECT_PAGE] })
    return state
  }
  const { shown, flip } = useToggle({ id: collectId(target), given, send })
  return <ToggleButton icon={Star} label={t('social.collect')} state={shown} onFlip={flip} />
}

export function CollectButton({ module, moduleId, state }: CollectProps) {
  const t = useT()
  const target = { module, moduleId }
  const asked = useCall(COLLECT_GET, { query: collectedQuery(target) }, { enabled: !state, silent: true })
  const given = state ?? asked.data
  if (given) return <KnownCollect target={target} given={collectOf(given)} />
  return <ToggleButton icon={Star} label={t('social.collect')} state={undefined} onFlip={() => {}} />
}
