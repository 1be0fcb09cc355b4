import type { FastifyInstance } from 'fastify'
import { avatarsPerGender } from '../../contract/core/constants.ts'
import { drawAvatar } from './draw-avatar.ts'

/** The pictures of the avatar catalogue, drawn once and kept by browsers. */
export function serveAvatars(app: FastifyInstance): void {
  const cache = new Map<string, string>()
  app.get<{ Params: { gender: string; size: string; file: string } }>(
    '/avatars/:gender/:size/:file',
    (request, reply) => {
      const { gender, size, file } = request.params
      const avatar = Number(/^(\d{1,3})\.svg$/.exec(file)?.[1])
      const isKnown =
        /^(?:male|female)$/.test(gender) &&
        /^(?:big|small)$/.test(size) &&
        avatar >= 1 &&
        avatar <= avatarsPerGender
      if (!isKnown) return reply.callNotFound()
      const key = `${gender}/${size}/${avatar}`
      const svg = cache.get(key) ?? drawAvatar(gender as 'male', size as 'big', avatar)
      cache.set(key, svg)
      return reply
        .headers({
          'Cache-Control': 'public, max-age=604800',
          'Content-Security-Policy': "default-src 'none'; style-src 'none'",
        })
        .type('image/svg+xml')
        .send(svg)
    },
  )
}
