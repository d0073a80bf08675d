/** Where models are asked unless another endpoint is configured. */
export const OPENAI = 'https://api.openai.com/v1'
