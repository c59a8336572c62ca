import './shop.events.ts'

export { shopDomain } from './shop.domain.ts'
