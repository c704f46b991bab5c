import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { expect, onTestFinished, test } from "vitest";
import { onEachDatabase } from "../../data/testing";
import { contractRouter } from "../router/router";
import { openHost } from "../testing";

onEachDatabase((_, open) => {
  test("an address tells its family and its city", { timeout: 60_000 }, async () => {
    const { services, statements } = await openHost(open);
    const contract = contractRouter(services);
    const ask = async (call: string, address: string) => {
      const response = await contract.request(`http://host.test/portal/api/v2/ip/${call}`, { headers: { "X-Forwarded-For": address } });
      expect(response.headers.get("cache-control"), "nobody else may keep it").toBe("private, no-store");
      return (await response.json()) as { data?: unknown; info?: unknown };
    };

    expect((await ask("type", "[2001:db8::1]:443")).data).toBe("ipv6");
    expect((await ask("type", "203.0.113.7")).data).toBe("ipv4");
    expect((await ask("type", "::ffff:203.0.113.7")).data).toBe("ipv4");

    statements.count = 0;
    expect((await ask("location", "58.60.0.1")).info).toEqual({ code: "440300", city: "深圳市", province: "广东省", nation: "中国", ip: "58.60.0.1" });
    expect(statements.count).toBe(1);
    expect((await ask("location", "2001:da8:2000::1")).info).toMatchObject({ code: "440100", city: "广州市" });
    expect((await ask("location", "::ffff:58.60.0.1")).info).toMatchObject({ code: "440300", ip: "58.60.0.1" });
    expect((await ask("location", "119.29.29.29")).info).toMatchObject({ code: "110000", city: "北京市", province: "北京市" });
    for (const nowhere of ["192.168.1.1", "::1", "8.8.8.8", "unknown", ""]) expect((await ask("location", nowhere)).info, nowhere).toBeNull();
  });

  test("the family is that of the connection", { timeout: 60_000 }, async () => {
    const { services } = await openHost(open);
    const server = createServer(getRequestListener(contractRouter(services).fetch));
    await new Promise<void>((resolve) => server.listen(0, "::", resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const kind = async (host: string) => ((await (await fetch(`http://${host}:${port}/portal/api/v2/ip/type`)).json()) as { data: string }).data;
    expect(await kind("[::1]")).toBe("ipv6");
    expect(await kind("127.0.0.1"), "a socket for both writes it inside an IPv6 address").toBe("ipv4");
  });
});
