import { useEffect, useState } from 'react'
import { chatToolWords } from '../../../words/chat/chat-tools.ts'
import { useSay } from '../../core/language.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { SpeakerIcon, StopIcon } from '../../ui/icon/chat-icons.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { detectLanguage } from '../../ui/text/detect-language.ts'
import { IconButton } from './icon-button.tsx'
import { sentenceEnd } from '../../ui/answer/reveal.ts'

/** Reads an answer aloud in its language, where the device can; pressed again, it stops. */
export function ListenButton({ text }: { text: string }) {
  const say = useSay()
  const isHydrated = useHydrated()
  const [speaking, setSpeaking] = useState(false)
  useEffect(() => () => (speaking ? speechSynthesis.cancel() : undefined), [speaking])
  if (!isHydrated || !('speechSynthesis' in globalThis)) return null
  const stop = () => {
    speechSynthesis.cancel()
    setSpeaking(false)
  }
  const start = () => {
    const language = detectLanguage(text)
    const voice = voiceFor(language)
    // The list of voices may still be loading; then the device chooses by the language.
    if (!voice && speechSynthesis.getVoices().length > 0)
      return toast(say(chatToolWords.noVoice), 'error')
    speechSynthesis.cancel()
    const sentences = sentencesOf(text)
    // Sentence by sentence: some browsers fall silent in the middle of a long text.
    for (const [at, sentence] of sentences.entries()) {
      const utterance = new SpeechSynthesisUtterance(sentence)
      utterance.lang = language === 'hi' ? 'hi-IN' : 'en-IN'
      if (voice) utterance.voice = voice
      if (at === sentences.length - 1) utterance.addEventListener('end', () => setSpeaking(false))
      utterance.addEventListener('error', () => setSpeaking(false))
      speechSynthesis.speak(utterance)
    }
    setSpeaking(true)
  }
  return (
    <IconButton
      isPressed={speaking}
      label={say(speaking ? chatToolWords.stopListening : chatToolWords.listen)}
      onPress={speaking ? stop : start}
      symbol={speaking ? <StopIcon className="size-5" /> : <SpeakerIcon className="size-5" />}
    />
  )
}

/** An Indian voice if there is one, else any of the language. */
function voiceFor(language: 'en' | 'hi'): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis
    .getVoices()
    .filter((voice) => voice.lang.toLowerCase().startsWith(language))
  return voices.find((voice) => /[-_]in$/i.test(voice.lang)) ?? voices[0]
}

function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (let at = 0; at < text.length;) {
    const end = sentenceEnd(text, at)
    sentences.push(text.slice(at, end).trim())
    at = end
  }
  return sentences.filter(Boolean)
}
