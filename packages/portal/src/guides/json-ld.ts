import type { Guide } from "@onehall/api";

const AUDIENCE = { person: "个人", company: "法人和其他组织" };

/** The guide as a schema.org GovernmentService, for search engines and assistants. */
export const governmentService = (guide: Guide, url: string) => ({
  "@context": "https://schema.org",
  "@type": "GovernmentService",
  "@id": url,
  name: guide.name,
  alternateName: [guide.phrase, ...guide.aliases],
  description: guide.lead,
  identifier: guide.code,
  serviceType: guide.kind.label,
  url,
  areaServed: { "@type": "AdministrativeArea", name: guide.region.name, identifier: guide.region.code },
  provider: { "@type": "GovernmentOrganization", name: guide.department.name, identifier: guide.department.code },
  audience: guide.audience.map((audience) => ({ "@type": "Audience", audienceType: AUDIENCE[audience] })),
  dateModified: guide.updated,
  ...(guide.fees.length === 0 ? { isAccessibleForFree: true } : {}),
  availableChannel: guide.windows.map((window) => ({
    "@type": "ServiceChannel",
    name: window.name,
    servicePhone: { "@type": "ContactPoint", telephone: window.phone, hoursAvailable: window.hours },
    serviceLocation: { "@type": "Place", name: window.name, address: window.address },
  })),
});
