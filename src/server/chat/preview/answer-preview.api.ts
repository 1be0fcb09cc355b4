import type { answerPreview as rows } from '../../../contract/answer-preview.ts'
import { readEndpoint, type Endpoint } from '../../core/endpoint.ts'
import { rateKeyOf } from '../../core/rate-limit.ts'
import { previewAnswer } from './preview-answer.ts'

/** A visitor tries a few questions; many visitors share one address. */
const previewsPerMinute = 120

export const answerPreviewEndpoints: { [N in keyof typeof rows]: Endpoint<N> } = {
  'chats/previewAnswer': readEndpoint(
    'chats/previewAnswer',
    async (request, input) => ({ status: 'success', ...(await previewAnswer(request, input)) }),
    {
      costly: true,
      limits: ({ caller }) => [
        { key: `preview:${rateKeyOf(caller)}`, maximum: previewsPerMinute, seconds: 60 },
      ],
    },
  ),
}
