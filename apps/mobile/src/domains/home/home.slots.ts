import { homeLinks } from '@sands/contract/home/home.links'
import { House } from 'lucide-react'
import type { TabSlot } from '../../kernel/slots.ts'

export const homeTabs: readonly TabSlot[] = [{ code: 'home', path: homeLinks.home(), icon: House }]
