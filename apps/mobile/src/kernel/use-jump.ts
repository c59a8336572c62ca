import { homeLinks } from '@sands/contract/home/home.links'
import { kernelLinks } from '@sands/contract/kernel/kernel.links'
import type { TextKey } from '@sands/i18n/texts'
import { type Jump, type JumpTarget, resolveJump } from '@sands/rules/jump'
import { webViewTarget } from '@sands/rules/link'
import { openOutside } from '@sands/web/host/outside'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { HANDED_OUT } from './handed-out.ts'
import { useSlots } from './slots.ts'

export interface JumpAddress {
  kind: 'to'
  address: string
  /** The page itself when it cannot be shown inside the app; a tap opens it in the host's own way. */
  outside?: string
}

/** An address to open, a message why there is none, or nothing to tap. */
export type JumpWay = JumpAddress | { kind: 'word'; text: string } | { kind: 'none' }

interface Surroundings {
  t: (key: TextKey) => string
  hasScreen: (pathname: string) => boolean
  /** The title above an external page. */
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
    case 'page': {
      const address = homeLinks.webview({ url: target.url, ...(title ? { title } : {}) })
      const page = webViewTarget(target.url, window.location.origin)
      return { kind: 'to', address, ...(page?.framed === false && { outside: page.src }) }
    }
    case 'not-online':
      return { kind: 'to', address: kernelLinks.empty(t('kernel.jump_not_online')) }
    case 'refused':
      return { kind: 'word', text: t('kernel.jump_refused') }
    case 'unknown':
      return { kind: 'word', text: t('kernel.jump_unknown') }
  }
}

/** Resolves a jump for this device and the current version of the app. */
export function useJumpWay(): (jump: Jump, title?: string) => JumpWay {
  const t = useT()
  const { hasScreen } = useSlots()
  return useCallback(
    (jump, title) => wayOf(resolveJump(jump, window.location.origin), { t, hasScreen, title }),
    [t, hasScreen],
  )
}

/** Opens an address in answer to a tap. */
export function useFollow(): (way: JumpAddress) => void {
  const navigate = useNavigate()
  return useCallback(
    ({ address, outside }) => {
      if (outside === undefined) void navigate(address, { state: HANDED_OUT })
      else openOutside(outside)
    },
    [navigate],
  )
}

/** Follows the jump of a banner, shortcut, notice, advert or message, or shows why it cannot. */
export function useJump(): (jump: Jump, title?: string) => void {
  const wayTo = useJumpWay()
  const follow = useFollow()
  return useCallback(
    (jump, title) => {
      const way = wayTo(jump, title)
      if (way.kind === 'to') follow(way)
      if (way.kind === 'word') showToast(way.text)
    },
    [wayTo, follow],
  )
}
