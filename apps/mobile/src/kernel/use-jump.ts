import { homeLinks } from '@sands/contract/home/home.links'
import { kernelLinks } from '@sands/contract/kernel/kernel.links'
import type { TextKey } from '@sands/i18n/texts'
import { type Jump, type JumpTarget, resolveJump } from '@sands/rules/jump'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useSlots } from './slots.ts'

/** An address to go to, a word on why there is none, or nothing to tap at all. */
export type JumpWay = { kind: 'to'; address: string } | { kind: 'word'; text: string } | { kind: 'none' }

interface Surroundings {
  t: (key: TextKey) => string
  hasScreen: (pathname: string) => boolean
  /** Stands over a page from elsewhere. */
  title?: string | undefined
}

const pathnameOf = (path: string) => path.split(/[?#]/, 1)[0] ?? path

export function wayOf(target: JumpTarget, { t, hasScreen, title }: Surroundings): JumpWay {
  switch (target.kind) {
    case 'none':
      return { kind: 'none' }
    case 'screen': {
      const there = hasScreen(pathnameOf(target.path))
      return { kind: 'to', address: there ? target.path : kernelLinks.empty(t('kernel.jump_not_built')) }
    }
    case 'page':
      return { kind: 'to', address: homeLinks.webview({ url: target.url, ...(title ? { title } : {}) }) }
    case 'not-online':
      return { kind: 'to', address: kernelLinks.empty(t('kernel.jump_not_online')) }
    case 'refused':
      return { kind: 'word', text: t('kernel.jump_refused') }
    case 'unknown':
      return { kind: 'word', text: t('kernel.jump_unknown') }
  }
}

/** Where a jump leads on this device, in this app, as it is now. */
export function useJumpWay(): (jump: Jump, title?: string) => JumpWay {
  const t = useT()
  const { hasScreen } = useSlots()
  return useCallback(
    (jump, title) => wayOf(resolveJump(jump, window.location.origin), { t, hasScreen, title }),
    [t, hasScreen],
  )
}

/** Goes where a banner, a menu item, a notice, an advert or a message leads, or says why it cannot. */
export function useJump(): (jump: Jump, title?: string) => void {
  const wayTo = useJumpWay()
  const navigate = useNavigate()
  return useCallback(
    (jump, title) => {
      const way = wayTo(jump, title)
      if (way.kind === 'to') void navigate(way.address)
      if (way.kind === 'word') showToast(way.text)
    },
    [wayTo, navigate],
  )
}
