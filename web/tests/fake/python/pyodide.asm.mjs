export default async () => ({})
