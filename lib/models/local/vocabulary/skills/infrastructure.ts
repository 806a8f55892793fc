/** Cloud, operations, networks, IT support and security. Notation: ../notation.ts. */
export const INFRASTRUCTURE_SKILLS = `
Cloud computing = cloud, cloud platforms, cloud services, cloud infrastructure, cloud technologies, cloud native, cloud-based systems, public cloud, hybrid cloud, Cloud-Technologien, cloud migration, Cloud-Plattformen, cloud engineering, cloud hosting < lift and shift | landing zones, FinOps | reserved instances | savings plans
AWS = Amazon Web Services, AWS cloud, AWS services < EC2 | Amazon EC2, S3 | Amazon S3, CloudWatch, RDS, CloudFront | Route 53, CloudTrail, AWS Step Functions | EventBridge rules, Cognito, AWS Organizations | Control Tower, VPCs, AWS WAF | GuardDuty, AWS Glue jobs, Fargate > Cloud computing
Azure = Microsoft Azure, Azure cloud, Azure services < Azure AD | Entra ID | Azure Active Directory, ADLS Gen2, Azure SQL, Key Vault, App Service, Logic Apps, Azure Monitor, Azure Virtual Desktop | AVD, Microsoft Fabric > Cloud computing
Google Cloud = GCP, Google Cloud Platform < Cloud Run, Bigtable, Cloud SQL, Cloud Storage buckets, Dataproc > Cloud computing
EKS = Elastic Kubernetes Service, Amazon EKS > AWS, Kubernetes
ECS = Elastic Container Service, Amazon ECS > AWS, Docker
AKS = Azure Kubernetes Service > Azure, Kubernetes
GKE = Google Kubernetes Engine > Google Cloud, Kubernetes
OpenStack = private cloud > Cloud computing
IBM Cloud < Oracle Cloud | OCI, Alibaba Cloud, DigitalOcean > Cloud computing
DevOps = DevOps practices, Dev Ops, DevOps culture, DevOps tools
CI/CD = continuous integration, continuous delivery, continuous deployment, CI/CD pipelines, build pipelines, CICD, deployment pipelines, release automation, CI pipelines, CI/CD tooling, automated deployments, deployment automation, automated builds, pipeline automation < blue-green deployments | blue/green, canary releases | canary deployments | canary deploys, feature flags | feature toggles | LaunchDarkly, trunk-based development, Buildkite, Tekton, Spinnaker, Concourse CI | Drone CI, SonarQube | Artifactory | Nexus repository, deploys a day | deploys per day | deployments a day | deploy time | build times | release cadence > DevOps
GitOps = GitOps workflows < Flux CD | FluxCD > CI/CD, Infrastructure as code
Jenkins > CI/CD
GitHub Actions > CI/CD, GitHub
GitLab CI = GitLab CI/CD > CI/CD, GitLab
Azure DevOps = Azure Pipelines, TFS, VSTS, Team Foundation Server > CI/CD
CircleCI < Travis CI, TeamCity, Bamboo | Bamboo CI, Argo CD | ArgoCD, Octopus Deploy > CI/CD
Docker = containers, containerization, Docker Compose, containerized applications < Podman, Docker Swarm, Dockerfiles, containerized | containerize, containerd, container images | image scanning > DevOps
Kubernetes = k8s, kube, container orchestration, Kubernetes clusters < kubectl | Kustomize | k3s, Karpenter, cluster upgrades | node pools | ingress controllers, Kubernetes operators | CRDs > Docker
Helm = Helm charts > Kubernetes
OpenShift = Red Hat OpenShift, Rancher > Kubernetes
Terraform = OpenTofu, Terraform modules > Infrastructure as code
Ansible = Ansible playbooks, Ansible Tower, AWX > Configuration management, Infrastructure automation
Puppet > Configuration management
Chef configuration = Chef Infra, SaltStack > Configuration management
Configuration management = config management, configuration management tools
CloudFormation < AWS CDK, Bicep | ARM templates, Pulumi > Infrastructure as code
Infrastructure as code = IaC, declarative infrastructure < Terragrunt | Crossplane | Packer images, reusable modules | Terraform state > DevOps
Infrastructure automation = automating infrastructure, automation of infrastructure, server automation, automated provisioning < zero-touch provisioning | golden images | playbooks and roles > DevOps
~ Infrastructure automation, Infrastructure as code, Configuration management
Site reliability engineering = SRE, reliability engineering, service reliability, SLOs, service level objectives, reliability of services, production reliability < SLIs | service level indicators, toil reduction | reduced toil, chaos engineering | game days | chaos testing | failure injection, production readiness reviews > DevOps, Monitoring
Monitoring = system monitoring, observability, application monitoring, infrastructure monitoring, server monitoring, monitoring and alerting, alerting, observability tooling, network monitoring < New Relic, Nagios, Zabbix, Dynatrace, AppDynamics, OpenTelemetry | distributed tracing, error budget, Loki | Tempo tracing | Jaeger | Zipkin, Sentry errors, Alertmanager | PagerDuty alerts | VictoriaMetrics | InfluxDB, PRTG | SolarWinds | LibreNMS | Checkmk | Icinga, structured logging | structured logs | log aggregation, alert fatigue | alert noise | noisy alerts | alert rules | alarm thresholds, synthetic checks | uptime checks | health checks of services, Logic Monitor | Pingdom | Uptime Kuma
Prometheus = Grafana, Grafana dashboards > Monitoring
Datadog > Monitoring
Splunk > Monitoring
ELK Stack = log management, log analysis, EFK, EFK stack < Kibana, Logstash > Monitoring
Incident management = incident response, on-call, on call rotation, major incident management, postmortems, root cause of incidents, Störungsmanagement, incident handling, incident resolution, production incidents, live incidents, on-call duty, handling incidents, incident command, outage management < PagerDuty | Opsgenie | VictorOps, post-mortems | incident reviews, mean time to recovery | MTTR | time to resolve, incident commander | incident lead | incident bridge | bridge calls, P1 incidents | P1s | priority one incidents | Sev1 | sev 1 | severity 1 | major incidents, carried the pager | pager | called out at night
Linux = GNU/Linux, Linux administration, Linux servers, Linux system administration < Ubuntu, Debian, CentOS, RHEL | Red Hat Enterprise Linux | Red Hat, SUSE, Fedora, systemd, kernel tuning | SELinux, Rocky Linux | AlmaLinux, RHCSA systems
Unix = Solaris, AIX, HP-UX
Windows Server = Windows Server 2016, Windows Server 2019, Microsoft Windows Server < IIS, WSUS, file and print servers | file servers, Failover Clustering | DFS shares, domain controllers
Windows = Microsoft Windows, MS Windows, Windows 10, Windows 11, Windows operating systems, Windows OS
macOS = Mac OS, Mac OS X, OS X, Apple computers
Active Directory = AD, AD DS, AD account resets, AD accounts, AD resets, AD password resets, AD users, user accounts in AD, AD administration, Azure Active Directory Connect, MS Active Directory < Group Policy | GPO, LDAP, AD DS domain, OU structure | organizational units | AD groups | security groups, AD Connect, user provisioning | account provisioning > Windows Server
Virtualization = virtual machines, Virtualisierung, virtualized environments, virtual servers, virtual infrastructure < VMware | vSphere | ESXi | VMware ESXi, Hyper-V, Citrix | XenServer, Proxmox, VDI, vCenter | vMotion | vSAN | ESX hosts, Nutanix | AHV, KVM hypervisor, VDI desktops | Horizon View
System administration = server administration, sysadmin, Systemadministration, administration système, administración de sistemas, systeembeheer, server management, server maintenance, administering servers, server estate, administering systems, infrastructure administration < physical servers | server builds | server migrations | server refresh
Networking = computer networks, network administration, networks, Netzwerke, Netzwerktechnik, réseaux, redes, netwerken, network management, routing and switching, LAN, WAN, LAN/WAN, network infrastructure, network engineering, computer networking, network configuration, enterprise networks, enterprise networking, LAN and WAN, switching and routing, networking fundamentals < VLANs | trunk ports | port security, spanning tree | HSRP | VRRP, QoS | traffic shaping, core switches | access switches | distribution switches, network refresh, IPAM, patch panels | rack and stack, EVPN | VXLAN | spine-leaf
TCP/IP = IP networking, DNS, DHCP, OSI model, subnetting, IPv6, IPv4 < packet captures | Wireshark | tcpdump, NAT rules, DHCP scopes > Networking
Cisco = Cisco IOS, Cisco routers, Cisco switches, Cisco networking < Meraki > Networking
Routing protocols = BGP, OSPF, MPLS, EIGRP, SD-WAN, dynamic routing < eBGP | iBGP, VRF | L3VPN | L3VPNs, route redistribution | route maps, IS-IS routing > Networking
Juniper = Aruba networks, Arista > Networking
Palo Alto Networks = Palo Alto firewalls, Palo Alto, PAN-OS > firewalls
FortiManager = FortiOS > Fortinet
~ Palo Alto Networks, Fortinet, Check Point
VPN = virtual private networks, IPsec, remote access VPN > Networking, Network security
Wireless networks = Wi-Fi, WiFi, WLAN, wireless networking, 802.11, enterprise wireless, wireless design, wireless LAN, wireless surveys < access points | wireless controllers | WLC, Ekahau | heat map survey | predictive survey, UniFi | Ubiquiti, SSIDs > Networking
Network automation = netdevops, automating networks, network scripting, network as code < NetBox | Netmiko | NAPALM | Nornir | pyATS | Ansible for networks > Networking
~ Network automation, Infrastructure automation
OT networks = ICS networks, operational technology networks, IEC 62443, Purdue model, OT security, industrial networks > Networking
Load balancing = load balancers, reverse proxy, web servers < nginx, HAProxy, Apache Tomcat | Tomcat, Apache HTTP Server, F5 BIG-IP
VoIP = IP telephony, SIP, telephony systems, PBX, unified communications < Avaya, Microsoft Teams Phone | 3CX | Cisco Call Manager | CUCM, handsets and extensions
Telecommunications = telecoms, Telekommunikation, telecomunicaciones, mobile networks < fiber optics | fibre optics, 5G | LTE, RF engineering, base stations | cell sites | microwave links, GPON | FTTH | FTTP | OLTs, DWDM | SDH
Storage systems = Storage administration < SAN | storage area networks, NAS, NetApp
Backup and recovery = backups, data backup, backup and restore, Datensicherung, data recovery, backup and disaster recovery < disaster recovery, Veeam, business continuity, Commvault | Acronis | Rubrik | Datto, RPO, restore tests | DR tests | failover tests | recovery tests
IT support = technical support, help desk, helpdesk, service desk, IT helpdesk, end user support, desktop support, user support, Anwenderbetreuung, support technique, soporte técnico, technische ondersteuning, tech support, computer support, first level support, second level support, 1st line support, 2nd line support, tier 2 support, Anwendersupport, helpdeskondersteuning, second-line support, first-line support, third-line support, 2nd line, 1st line, 3rd line, level 2 support, supporting users, tech support for users < password resets | account unlocks | account lockouts, deskside support | desk-side | deskside | floor-walking, remote support tools | TeamViewer | AnyDesk | Bomgar | BeyondTrust | LogMeIn, laptop builds | laptop rollouts | re-imaged | reimaged laptops | device rollout | desktop refresh, joiners and leavers | new starter setups | new user setups, printers and phones | printer faults, VIP support, first-time fix | tickets a day | tickets per day | tickets a week | calls a day logged
IT troubleshooting = computer troubleshooting, hardware troubleshooting, technical troubleshooting, network troubleshooting, software troubleshooting, Fehlersuche, dépannage informatique
Computer hardware = PC hardware, hardware installation, desktop computers, printers, computer repair, laptops and desktops, hardware repair, PC repair, workstations, imaging computers, peripherals
ITIL = IT service management, ITSM, ITIL framework, ITIL v4, ITIL processes, IT-Servicemanagement, incident problem and change management < problem management | known error records | service catalogue | service levels
ServiceNow = BMC Remedy, Remedy ticketing > Ticketing systems, ITIL
Ticketing systems = ticket management, trouble tickets, Ticketsystem, support tickets, help desk tickets, ticketing < Freshdesk, Freshservice, Jira Service Desk, Zammad | GLPI | ManageEngine | TOPdesk | Halo ITSM | Spiceworks | Hornbill | Cherwell, SLA targets | within SLA
Jira = Atlassian Jira, JIRA Software, Jira Service Management > Project tracking tools
Confluence = Atlassian Confluence, wiki documentation
Microsoft Exchange = Exchange Server, Exchange Online, MS Exchange
Microsoft 365 administration = Office 365 administration, O365 administration, Microsoft 365 admin center, Microsoft 365 support, M365, Office 365 support, Microsoft 365 environment < shared mailboxes | mailboxes | distribution lists | Exchange admin, Teams admin | Teams rollout | tenant migration | tenant-to-tenant | licence assignment
Microsoft Intune = Intune, endpoint management, mobile device management, Autopilot, endpoint manager < SCCM | MECM | System Center Configuration Manager, Jamf, Autopilot deployments | compliance policies for devices, Chromebooks | Google Admin console, Apple Business Manager | Apple School Manager | iPads
SharePoint = Microsoft SharePoint, MS SharePoint, SharePoint Online
Change management in IT = release management, change control, IT change management, change advisory board, change management discipline, change process, IT changes, change requests < change windows | change freeze | CAB meetings | CAB member | back-out plans | rollback plans
IT asset management = software licensing, hardware inventory, asset tagging, license management < hardware lifecycle | device inventory | disposals and WEEE
Mainframe = z/OS, AS/400, IBM i, AS400, JCL, CICS
Information security = cyber security, cybersecurity, IT security, infosec, security operations, Informationssicherheit, IT-Sicherheit, cybersécurité, sécurité informatique, ciberseguridad, informatiebeveiliging, network and information security, data security, Cyber-Sicherheit, seguridad informática, security engineering, security best practices, cyber defence, secure systems < security policies | security controls | security reviews | CIS benchmarks, Cyber Essentials | Essential Eight, NIS2 | DORA regulation, security questionnaires | vendor security reviews
Network security = Netzwerksicherheit, firewall rules, network segmentation, firewall policies < Fortinet | FortiGate, Check Point, intrusion detection | intrusion prevention | IDS/IPS, firewalls | firewall management | firewall administration, Cisco ASA | Firepower, rulebase | rule base | rule review, web application firewall | WAF rules, network access control | 802.1X | Cisco ISE | ClearPass, micro-segmentation, DDoS protection > Information security, Networking
Application security = AppSec, secure coding, code security, DevSecOps, secure software development < OWASP | OWASP Top 10, SAST, DAST, SQL injection | cross-site scripting | XSS | SSRF | IDOR, threat modelling | threat models, Snyk | Checkmarx | Veracode | Semgrep | Dependabot, secrets management | HashiCorp Vault | secret scanning > Information security
Cloud security = CSPM, cloud security posture > Information security, Cloud computing
Penetration testing = pentesting, pen testing, ethical hacking, penetration tests, penetration tester work, offensive security, security testing engagements, web application testing, web app tests, infrastructure testing < Burp Suite, Metasploit, Kali Linux, red teaming | red team, Nmap | Cobalt Strike | BloodHound | Mimikatz | Responder tool, Kerberoasting | Active Directory attacks | domain admin in | lateral movement | privilege escalation, Nuclei scans, client debriefs | findings report | pentest reports | test reports for clients, social engineering tests | phishing simulations run > Information security
Vulnerability management = vulnerability assessment, vulnerability scanning, Schwachstellenmanagement, vulnerability remediation, vulnerability scans < Nessus, Qualys, patch management | patching, CVSS | CVEs, Tenable | Rapid7 | OpenVAS, patch compliance | patch cycles | monthly patching | patched servers > Information security
SIEM = security information and event management, log correlation < QRadar, Microsoft Sentinel, ArcSight, Splunk Enterprise Security | Splunk ES | Splunk SPL, KQL, Elastic SIEM | Wazuh | LogRhythm | InsightIDR > Information security
Security operations center = SOC operations, SOC analyst work, threat hunting, threat intelligence, threat detection, blue team, threat analysis, security monitoring, SOC experience, SOC work, SOC environment, detection and response, security alert monitoring < alert triage | triaged alerts | alerts triaged | triage of alerts, MITRE ATT&CK | ATT&CK | SOAR playbooks | XSOAR, shift handovers in the SOC, phishing investigations | phishing analysis | business email compromise, indicators of compromise | IOCs > Information security
Detection engineering = detection rules, writing detections, detection content, detection tuning, correlation rules, detection use cases < Sigma rules | YARA | false positives cut | rule tuning | tuned rules | analytics rules > Security operations center, SIEM
Security incident response = cyber incident response, incident containment, CSIRT, DFIR, cyber incidents, security incidents, intrusion response < containment and eradication | isolated the host | isolated hosts | token revocation | account takeover, ransomware, Velociraptor | KAPE | memory forensics | Volatility framework | timeline analysis > Information security, Incident management
~ Security incident response, Security operations center, Digital forensics
Digital forensics = computer forensics, forensic analysis < EnCase, malware analysis | reverse engineering malware > Information security
Identity and access management = IAM, single sign-on, SSO, access management, RBAC, identity management, access control of systems, user access management < Okta, CyberArk, OAuth | OAuth2 | OpenID Connect, SAML, multi-factor authentication | MFA, privileged access management | PAM, access reviews | joiner-mover-leaver | recertification of access, SailPoint | Saviynt, conditional access, Keycloak | Auth0 | SCIM, least privilege > Information security
Cryptography = encryption, TLS, SSL certificates < PKI | public key infrastructure > Information security
Endpoint security = EDR, antivirus, endpoint protection < CrowdStrike, Microsoft Defender, SentinelOne, Defender for Endpoint | Carbon Black | Cortex XDR | Sophos | ESET > Information security
ISO 27001 = ISO/IEC 27001, ISMS, information security management system < statement of applicability | Annex A controls > Information security
NIST = NIST framework, NIST CSF, NIST 800-53, CIS controls > Information security
SOC 2 = SOC2, SOC 2 compliance > Information security
PCI DSS = PCI compliance > Information security
Zero trust = zero trust architecture > Information security
Security awareness = security awareness training, phishing simulations > Information security
Data privacy = GDPR, data protection, privacy law, DSGVO, Datenschutz, RGPD, protection des données, protección de datos, AVG privacywet, CCPA, privacy regulations, privacy compliance, gegevensbescherming, DSARs, DPIAs, data breaches, AVG-wetgeving, POPIA, privacy impact assessments, privacy by design, personal data handling, UK GDPR, handling personal data, sensitive data, sensitive personal information < DPIA | subject access requests, pseudonymised | pseudonymisation | anonymised data | data masking | PII, data retention schedules | retention policies | privacy notices
IT governance = COBIT, IT audit, IT controls, ITGC, IT compliance
~ AWS, Azure, Google Cloud, IBM Cloud
~ Jenkins, GitHub Actions, GitLab CI, Azure DevOps, CircleCI
~ Terraform, CloudFormation, Ansible
~ Ansible, Puppet, Chef configuration
~ Docker, Virtualization
~ Kubernetes, OpenShift
~ Prometheus, Datadog, Splunk, ELK Stack
~ Linux, Unix
~ Cisco, Juniper
~ SIEM, Splunk
~ ISO 27001, SOC 2, NIST, PCI DSS
~ DevOps, Site reliability engineering
~ IT support, IT troubleshooting, System administration
~ Windows, Windows Server
~ ServiceNow, Jira
~ Penetration testing, Vulnerability management
`;
