// The simplest server that keeps event streams open: Node's HTTP server sends one count on each connection and nothing
// after that.
import { createServer } from 'node:http'
import { HOST } from '../../scripts/kernel/port.ts'
import { endWithParent } from '../kernel/child.ts'

export interface StreamReferenceOrder {
  port: number
  headers: Record<string, string>
}

process.once('message', ({ port, headers }: StreamReferenceOrder) => {
  const http = createServer((_request, response) => {
    response.writeHead(200, headers).write('data: 0\n\n')
  })
  http.listen(port, HOST, 4096, () => process.send?.({ ready: true }))
})
endWithParent()
